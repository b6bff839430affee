import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useSeemsOffline } from '../../lib/network'
import { color, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Dialog, DialogActions } from '../../ui/dialog/Dialog'
import { Field, pressInPlace } from '../../ui/form/Field'
import { PasswordInput } from '../../ui/form/PasswordInput'
import { type Attempt, attempt } from '../signIn/attempt'
import { ConfirmWithPasskey } from './ConfirmWithPasskey'
import { reauthenticate } from './data'
import { useAttemptWords } from './useAttemptWords'

interface IdentityDialogProps {
  /** A sentence that tells the user which action needs the confirmation. */
  what: string
  email: string
  onAnswer: (isConfirmed: boolean) => void
}

/** Asks the signed-in person for the password again, under the same rate limit as sign-in, or for a passkey. */
export function IdentityDialog({ what, email, onAnswer }: IdentityDialogProps) {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const isOffline = useSeemsOffline()
  const [password, setPassword] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [ended, setEnded] = useState<Attempt>()
  const input = useRef<HTMLInputElement>(null)
  const { error, isLocked } = useAttemptWords(ended)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || isLocked) return
    if (!password) {
      input.current?.focus()
      return
    }
    setIsBusy(true)
    const now = await attempt(email, () => reauthenticate(password))
    setIsBusy(false)
    if (now.kind === 'in') {
      onAnswer(true)
      return
    }
    setEnded(now)
    setPassword('')
    input.current?.focus()
  }
  const description = (
    <>
      <What>{what}</What> {t('admin.identity.why')}
    </>
  )
  return (
    <Dialog
      title={t('admin.identity.title')}
      description={description}
      closeLabel={tp('common.close')}
      onClose={() => onAnswer(false)}
    >
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label={t('admin.identity.password', { email })} error={isOffline ? t('admin.identity.offline') : error}>
          {(props) => (
            <PasswordInput
              {...props}
              ref={input}
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Field>
        <ConfirmWithPasskey onConfirmed={() => onAnswer(true)} />
        <DialogActions>
          <Button variant="line" onClick={() => onAnswer(false)}>
            {t('admin.common.cancel')}
          </Button>
          <Button type="submit" isBusy={isBusy} disabled={isLocked} onMouseDown={pressInPlace}>
            {t(isBusy ? 'admin.identity.checking' : 'admin.identity.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const What = styled.strong`
  display: block;
  margin-block-end: ${space(1)};
  color: ${color.ink};
  overflow-wrap: anywhere;
`
