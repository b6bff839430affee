import { valibotResolver } from '@hookform/resolvers/valibot'
import { CreateAdminForm } from '@studio/domain/people/user'
import { useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { createUserForm, newDocument } from '../../../device/drafts'
import { DraftOffer } from '../../../editor/drafts/DraftOffer'
import { UnfinishedDrafts } from '../../../editor/drafts/UnfinishedDrafts'
import { useDraft } from '../../../editor/drafts/useDraft'
import { LeaveDialog } from '../../../editor/LeaveDialog'
import { useValidationMessage } from '../../../i18n/useValidationMessage'
import { useLeaveGuard } from '../../../ui/dialog/useLeaveGuard'
import { Field } from '../../../ui/form/Field'
import { PasswordAdviceText } from '../../../ui/form/PasswordAdviceText'
import { PasswordInput } from '../../../ui/form/PasswordInput'
import { notify } from '../../../ui/toast/Toaster'
import { createAdminUser } from './data'
import { PersonForm } from './PersonForm'
import { useMakeAdmin } from './useMakeAdmin'

const empty: CreateAdminForm = { email: '', full_name: '', password: '' }

/** The form that creates another admin. Its draft is stored on the device without the password. */
export function CreateUserForm() {
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
  const draft = useDraft({ form: createUserForm, document: newDocument, values: kept, isDirty })
  const guard = useLeaveGuard(isDirty || Boolean(password))
  const messageOf = useValidationMessage()
  const makeAdmin = useMakeAdmin()

  const handleSave = async (form: CreateAdminForm) => {
    const made = await makeAdmin(
      form.email,
      () => createAdminUser(form),
      (name, message) => setError(name, { message }, { shouldFocus: true }),
    )
    if (!made) return
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
    <>
      <UnfinishedDrafts<typeof kept>
        kind={createUserForm}
        isListed={draft.isBeside}
        nameOf={(values) => values.email || values.full_name}
        onOpen={(document, values) => {
          void draft.take(document, values)
          reset({ ...empty, ...values })
        }}
      />
      <PersonForm
        email={register('email')}
        fullName={register('full_name')}
        errors={errors}
        isBusy={isSubmitting}
        submit={t('admin.users.create.submit')}
        onSubmit={handleSubmit(handleSave)}
      >
        <Field
          label={t('admin.users.create.password')}
          required={tp('contact.required')}
          hint={
            <>
              <span>{t('admin.users.create.passwordHint')}</span>
              <PasswordAdviceText
                password={password}
                about={[full_name, email]}
                long={t('admin.users.create.advice.long')}
              />
            </>
          }
          error={messageOf(errors.password?.message)}
        >
          {(props) => <PasswordInput {...props} {...register('password')} />}
        </Field>
        {guard.isAsked && (
          <LeaveDialog
            about={email || full_name}
            onStay={guard.stay}
            onKeep={guard.leave}
            onDiscard={() => void draft.forget().then(guard.leave)}
          />
        )}
      </PersonForm>
    </>
  )
}
