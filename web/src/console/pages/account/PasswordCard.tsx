import { valibotResolver } from '@hookform/resolvers/valibot'
import { refusedKey } from '@studio/domain/content/fields/validationTexts'
import { PasswordForm } from '@studio/domain/people/user'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useValidationMessage } from '../../../i18n/useValidationMessage'
import { isNetworkError } from '../../../lib/network'
import { Field } from '../../../ui/form/Field'
import { PasswordAdviceText } from '../../../ui/form/PasswordAdviceText'
import { PasswordInput } from '../../../ui/form/PasswordInput'
import { notify } from '../../../ui/toast/Toaster'
import { useAttemptWords } from '../../identity/useAttemptWords'
import { NotConfirmed, useIdentity } from '../../identity/useIdentity'
import { type Attempt, attempt } from '../../signIn/attempt'
import { Card, type CardProps } from './Card'
import { CardForm } from './CardParts'
import { changePassword, reauthenticate, useName } from './data'

const empty: PasswordForm = { current: '', password: '' }

/** Changes the signed-in account's password. Asks for the current one first; the new one ends all other sessions. */
export function PasswordCard({ userId, email }: CardProps) {
  const { t } = useTranslation('console')
  const messageOf = useValidationMessage()
  const withIdentity = useIdentity()
  const name = useName(userId) ?? ''
  const [ended, setEnded] = useState<Attempt>()
  const { error, isLocked } = useAttemptWords(ended)
  const { register, handleSubmit, control, reset, setError, setFocus, resetField, formState } = useForm<PasswordForm>({
    defaultValues: empty,
    resolver: valibotResolver(PasswordForm),
  })
  const { isSubmitting, errors } = formState
  const { password: next = '' } = useWatch({ control })

  const handleSave = async ({ current, password }: PasswordForm) => {
    notify.forgetErrors()
    const proof = await attempt(email, () => reauthenticate(current))
    setEnded(proof)
    if (proof.kind !== 'in') {
      resetField('current')
      setFocus('current')
      return
    }
    try {
      await withIdentity(t('admin.identity.what.password', { email }), () => changePassword(email, password))
    } catch (failure) {
      if (failure instanceof NotConfirmed) return
      const message = refusedKey(failure)
      if (message) setError('password', { message }, { shouldFocus: true })
      else {
        const why = isNetworkError(failure) ? t('admin.account.offline') : undefined
        notify.error(t('admin.account.password.failed'), why)
      }
      return
    }
    reset(empty)
    notify.success(t('admin.account.password.changed'), t('admin.account.password.changedText'))
  }
  return (
    <Card title={t('admin.account.password.title')} text={t('admin.account.password.text')}>
      <CardForm
        isDisabled={isLocked}
        isBusy={isSubmitting}
        submit={t('admin.account.password.submit')}
        onSubmit={handleSubmit(handleSave)}
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label={t('admin.account.password.current')} error={messageOf(errors.current?.message) ?? error}>
          {(props) => <PasswordInput {...props} {...register('current')} autoComplete="current-password" />}
        </Field>
        <Field
          label={t('admin.account.password.next')}
          hint={
            <>
              <span>{t('admin.account.password.hint')}</span>
              <PasswordAdviceText password={next} about={[name, email]} long={t('admin.account.password.long')} />
            </>
          }
          error={messageOf(errors.password?.message)}
        >
          {(props) => <PasswordInput {...props} {...register('password')} />}
        </Field>
      </CardForm>
    </Card>
  )
}
