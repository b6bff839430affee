import { valibotResolver } from '@hookform/resolvers/valibot'
import { InviteForm as Fields } from '@studio/domain/people/user'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/useLanguage'
import { Button } from '../../../ui/Button'
import { inviteAdmin, sendInvitation } from './data'
import { PersonForm } from './PersonForm'
import { useMakeAdmin } from './useMakeAdmin'

/** A newly created admin, and whether Auth has taken the mail with the link. */
export interface Invitation {
  email: string
  isSent: boolean
}

interface InviteFormProps {
  onMade: (invitation: Invitation) => void
  onCancel: () => void
}

/** The form for an invitation. */
export function InviteForm({ onMade, onCancel }: InviteFormProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const makeAdmin = useMakeAdmin()
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Fields>({
    defaultValues: { email: '', full_name: '' },
    resolver: valibotResolver(Fields),
  })
  const { errors, isSubmitting } = formState
  useEffect(() => setFocus('email'), [setFocus])

  const handleInvite = async (form: Fields) => {
    const made = await makeAdmin(
      form.email,
      () => inviteAdmin(form),
      (name, message) => name !== 'password' && setError(name, { message }, { shouldFocus: true }),
    )
    if (made) onMade({ email: form.email, isSent: await sendInvitation(form.email, language) })
  }
  return (
    <PersonForm
      email={register('email')}
      fullName={register('full_name')}
      errors={errors}
      isBusy={isSubmitting}
      submit={t('admin.users.invite.submit')}
      onSubmit={handleSubmit(handleInvite)}
      action={
        <Button variant="line" onClick={onCancel}>
          {t('admin.common.cancel')}
        </Button>
      }
    />
  )
}
