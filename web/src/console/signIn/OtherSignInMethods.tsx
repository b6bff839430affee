import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { notify } from '../../ui/toast/Toaster'
import { passkeysUnavailable } from '../passkeys/browser'
import { passkeyProblem, signInWithPasskey } from '../passkeys/data'
import { RecoveryDialog } from './RecoveryDialog'

interface OtherSignInMethodsProps {
  /** The email typed into the sign-in form. */
  email: string
  onSignedIn: () => void
}

/** Sign-in without a password: by passkey, if the page supports them, or by recovery code. */
export function OtherSignInMethods({ email, onSignedIn }: OtherSignInMethodsProps) {
  const { t } = useTranslation('console')
  const [isBusy, setIsBusy] = useState(false)
  const [isRecovering, setIsRecovering] = useState(false)

  const handlePasskey = async () => {
    notify.forgetErrors()
    setIsBusy(true)
    try {
      await signInWithPasskey(onSignedIn)
    } catch (error) {
      const problem = passkeyProblem(error)
      if (problem) notify.error(t('auth.failed'), t(problem))
    }
    setIsBusy(false)
  }
  return (
    <Root>
      {!passkeysUnavailable() && (
        <Button variant="line" isBusy={isBusy} onClick={() => void handlePasskey()}>
          <KeyRound aria-hidden size={18} />
          {t(isBusy ? 'passkeys.waiting' : 'passkeys.use')}
        </Button>
      )}
      <Button variant="quiet" small onClick={() => setIsRecovering(true)}>
        {t('passkeys.recover.open')}
      </Button>
      {isRecovering && <RecoveryDialog email={email} onRight={onSignedIn} onClose={() => setIsRecovering(false)} />}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
`
