import { valibotResolver } from '@hookform/resolvers/valibot'
import { RecoveryForm } from '@studio/domain/people/recoveryCodes'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useValidationMessage } from '../../i18n/useValidationMessage'
import { space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Dialog, DialogActions } from '../../ui/dialog/Dialog'
import { Field, Input, pressInPlace } from '../../ui/form/Field'
import { useAttemptWords } from '../identity/useAttemptWords'
import { type Attempt, attemptWithCode } from './attempt'

interface RecoveryDialogProps {
  email: string
  /** Called once the code is accepted, before the sign-in. */
  onRight: () => void
  onClose: () => void
}

/** Signs in with a recovery code, for someone without their password and passkey. */
export function RecoveryDialog({ email, onRight, onClose }: RecoveryDialogProps) {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const messageOf = useValidationMessage()
  const [ended, setEnded] = useState<Attempt>()
  const { error, isLocked } = useAttemptWords(ended)
  const { register, handleSubmit, setFocus, formState } = useForm<RecoveryForm>({
    defaultValues: { email, code: '' },
    resolver: valibotResolver(RecoveryForm),
  })
  const { errors, isSubmitting } = formState

  const submit = async ({ email, code }: RecoveryForm) => {
    const now = await attemptWithCode(email, code, onRight)
    setEnded(now)
    if (now.kind !== 'in') setFocus('code')
  }
  return (
    <Dialog
      title={t('passkeys.recover.title')}
      description={t('passkeys.recover.text')}
      closeLabel={tp('common.close')}
      onClose={onClose}
    >
      <Form noValidate onSubmit={(event) => void (isLocked ? event.preventDefault() : handleSubmit(submit)(event))}>
        <Field label={t('auth.email')} error={messageOf(errors.email?.message)}>
          {(props) => <Input {...props} {...register('email')} type="email" dir="ltr" autoComplete="username" />}
        </Field>
        <Field label={t('passkeys.recover.code')} error={messageOf(errors.code?.message) ?? error}>
          {(props) => (
            <Input
              {...props}
              {...register('code')}
              dir="ltr"
              placeholder="XXXX-XXXX-XXXX-XXXX"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {t('admin.common.cancel')}
          </Button>
          <Button type="submit" isBusy={isSubmitting} disabled={isLocked} onMouseDown={pressInPlace}>
            {t(isSubmitting ? 'auth.submitting' : 'auth.submit')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space(2)};
`
