import { valibotResolver } from '@hookform/resolvers/valibot'
import { passwordRefusal } from '@studio/domain/people/passwordAdvice'
import { NewPassword } from '@studio/domain/people/user'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useValidationMessage } from '../../i18n/useValidationMessage'
import { Button } from '../../ui/Button'
import { ErrorText, Field, pressInPlace } from '../../ui/form/Field'
import { PasswordAdviceText } from '../../ui/form/PasswordAdviceText'
import { PasswordInput } from '../../ui/form/PasswordInput'
import { AccessForm } from './AccessParts'
import { judgePassword, type ResetProblem, setPassword } from './data'

interface NewPasswordFormProps {
  code: string
  email: string
  onSaved: () => void
  onBadLink: () => void
}

/** A form that sets a new password with the code of a mailed link. */
export function NewPasswordForm({ code, email, onSaved, onBadLink }: NewPasswordFormProps) {
  const { t } = useTranslation('console')
  const messageOf = useValidationMessage()
  const [problem, setProblem] = useState<ResetProblem>()
  const { register, handleSubmit, control, setError, formState } = useForm<NewPassword>({
    defaultValues: { password: '' },
    resolver: valibotResolver(NewPassword),
  })
  const { errors, isSubmitting } = formState
  const { password: next = '' } = useWatch({ control })

  const handleSave = async ({ password }: NewPassword) => {
    setProblem(undefined)
    // Auth sets the password directly and does not check the list of common passwords, so our server is asked first.
    const unfit = passwordRefusal(password, [email], () => false) ?? (await judgePassword(password, email))
    if (unfit) {
      setError('password', { message: unfit }, { shouldFocus: true })
      return
    }
    const outcome = await setPassword(code, password)
    if (outcome === 'saved') onSaved()
    else if (outcome === 'auth.access.badLink') onBadLink()
    else setProblem(outcome)
  }
  return (
    <>
      <p>{t('auth.access.newText', { email })}</p>
      <AccessForm noValidate onSubmit={(event) => void handleSubmit(handleSave)(event)}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field
          label={t('admin.account.password.next')}
          hint={
            <>
              <span>{t('admin.account.password.hint')}</span>
              <PasswordAdviceText password={next} about={[email]} long={t('admin.account.password.long')} />
            </>
          }
          error={messageOf(errors.password?.message)}
        >
          {(props) => <PasswordInput {...props} {...register('password')} required />}
        </Field>
        {problem && <ErrorText role="alert">{t(problem)}</ErrorText>}
        <Button type="submit" isBusy={isSubmitting} onMouseDown={pressInPlace}>
          {t(isSubmitting ? 'admin.common.saving' : 'auth.access.save')}
        </Button>
      </AccessForm>
    </>
  )
}
