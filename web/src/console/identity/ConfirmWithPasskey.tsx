import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { ErrorText } from '../../ui/form/Field'
import { passkeysUnavailable } from '../passkeys/browser'
import { confirmWithPasskey, passkeyProblem } from '../passkeys/data'
import { useAdmin } from '../shell/account'

/** A button that reauthenticates with a passkey; null if this page cannot use passkeys. */
export function ConfirmWithPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation('console')
  const { userId } = useAdmin()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<ReturnType<typeof passkeyProblem>>()
  if (passkeysUnavailable()) return null

  const handleClick = async () => {
    setProblem(undefined)
    setIsBusy(true)
    try {
      await confirmWithPasskey(userId)
      onConfirmed()
    } catch (error) {
      setProblem(passkeyProblem(error))
    }
    setIsBusy(false)
  }
  return (
    <Root>
      <Button variant="line" isBusy={isBusy} onClick={() => void handleClick()}>
        <KeyRound aria-hidden size={18} />
        {t(isBusy ? 'passkeys.waiting' : 'passkeys.use')}
      </Button>
      {problem && <ErrorText role="alert">{t(problem)}</ErrorText>}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  margin-block-start: ${space(2)};
`
