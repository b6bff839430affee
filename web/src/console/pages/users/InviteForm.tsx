import { valibotResolver } from '@hookform/resolvers/valibot'
import { InviteForm as Fields } from '@studio/domain/people/user'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button'
import { inviteAdmin } from './data'
import { PersonForm } from './PersonForm'
import { useMakeAdmin } from './useMakeAdmin'

/** The code for the link of a newly created admin. */
export interface Invitation {
  email: string
  code: string
  expires_at: number
}

interface InviteFormProps {
  onMade: (invitation: Invitation) => void
  onCancel: () => void
}

/** The form for an invitation. */
export function InviteForm({ onMade, onCancel }: InviteFormProps) {
  const { t } = useTranslation('console')
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
    if (made) onMade({ ...made, email: form.email })
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
