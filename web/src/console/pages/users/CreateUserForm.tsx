import { valibotResolver } from '@hookform/resolvers/valibot'
import { CreateAdminForm } from '@studio/domain/people/user'
import { useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { newDocument } from '../../../device/drafts'
import { DraftOffer } from '../../../editor/DraftOffer'
import { LeaveDialog } from '../../../editor/LeaveDialog'
import { useDraft } from '../../../editor/useDraft'
import { useValidationMessage } from '../../../i18n/useValidationMessage'
import { space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { useLeaveGuard } from '../../../ui/dialog/useLeaveGuard'
import { Field, Input, pressInPlace } from '../../../ui/form/Field'
import { PasswordAdviceText } from '../../../ui/form/PasswordAdviceText'
import { PasswordInput } from '../../../ui/form/PasswordInput'
import { notify } from '../../../ui/toast/Toaster'
import { NotConfirmed, useIdentity } from '../../identity/useIdentity'
import { createAdminUser } from './data'
import { refusalOf } from './refusal'
import { useRefusalWords } from './useRefusalWords'

const empty: CreateAdminForm = { email: '', full_name: '', password: '' }

/** The form for another admin. Its draft on the device has everything but the password, which has no place there. */
export function CreateUserForm({ isOnline }: { isOnline: boolean }) {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const { register, handleSubmit, control, formState, reset, setError } = useForm<CreateAdminForm>({
    defaultValues: empty,
    resolver: valibotResolver(CreateAdminForm),
  })
  const { errors, isSubmitting } = formState
  const { email = '', full_name = '', password = '' } = useWatch({ control })
  const kept = useMemo(() => ({ email, full_name }), [email, full_name])
  const isDirty = Boolean(email || full_name)
  const draft = useDraft({ form: 'createUser', document: newDocument, values: kept, isDirty })
  const guard = useLeaveGuard(isDirty || Boolean(password))
  const says = useValidationMessage()
  const textOf = useRefusalWords()
  const withIdentity = useIdentity()

  const handleSave = async (form: CreateAdminForm) => {
    notify.forgetErrors()
    try {
      await withIdentity(t('admin.identity.what.createUser', { email: form.email }), () => createAdminUser(form))
    } catch (error) {
      if (error instanceof NotConfirmed) {
        notify.info(t('admin.identity.notConfirmed'))
        return
      }
      const refusal = refusalOf(error)
      if (refusal.field) setError(refusal.field.name, { message: refusal.field.message }, { shouldFocus: true })
      if (refusal.key === 'emailTaken') setError('email', { message: textOf(refusal) }, { shouldFocus: true })
      notify.error(textOf(refusal))
      return
    }
    reset(empty)
    void draft.forget()
    notify.success(t('admin.users.create.created'), t('admin.users.create.createdText'))
  }

  if (draft.status === 'offered' && draft.offer) {
    const { at, values } = draft.offer
    const handleContinue = () => {
      reset({ ...empty, ...values })
      draft.accept()
    }
    return <DraftOffer at={at} onContinue={handleContinue} onDiscard={draft.discard} />
  }
  return (
    <Form noValidate onSubmit={(event) => void (isOnline ? handleSubmit(handleSave)(event) : event.preventDefault())}>
      <Field
        label={t('admin.users.create.email')}
        required={tp('contact.required')}
        error={says(errors.email?.message)}
      >
        {(props) => <Input {...props} {...register('email')} type="email" dir="ltr" autoComplete="off" />}
      </Field>
      <Field
        label={t('admin.users.create.fullName')}
        required={tp('contact.required')}
        error={says(errors.full_name?.message)}
      >
        {(props) => <Input {...props} {...register('full_name')} autoComplete="off" />}
      </Field>
      <Field
        label={t('admin.users.create.password')}
        required={tp('contact.required')}
        hint={
          <>
            {t('admin.users.create.passwordHint')}
            <PasswordAdviceText
              password={password}
              about={[full_name, email]}
              long={t('admin.users.create.advice.long')}
            />
          </>
        }
        error={says(errors.password?.message)}
      >
        {(props) => <PasswordInput {...props} {...register('password')} />}
      </Field>
      <Actions>
        <Button type="submit" isBusy={isSubmitting} onMouseDown={pressInPlace} aria-disabled={!isOnline || undefined}>
          {t(isSubmitting ? 'admin.users.create.submitting' : 'admin.users.create.submit')}
        </Button>
      </Actions>
      {guard.isAsked && (
        <LeaveDialog
          about={email || full_name}
          onStay={guard.stay}
          onKeep={guard.leave}
          onDiscard={() => void draft.forget().then(guard.leave)}
        />
      )}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space(2.5)};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`
