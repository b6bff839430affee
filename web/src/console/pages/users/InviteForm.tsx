import { valibotResolver } from '@hookform/resolvers/valibot'
import { InviteForm as Fields } from '@studio/domain/people/user'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useValidationMessage } from '../../../i18n/useValidationMessage'
import { space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { Field, Input, pressInPlace } from '../../../ui/form/Field'
import { notify } from '../../../ui/toast/Toaster'
import { NotConfirmed, useIdentity } from '../../identity/useIdentity'
import { inviteAdmin } from './data'
import { refusalOf } from './refusal'
import { useRefusalWords } from './useRefusalWords'

/** A link for somebody who is an admin from now on. */
export interface Invitation {
  email: string
  code: string
  expires_at: number
}

interface InviteFormProps {
  isOnline: boolean
  onMade: (invitation: Invitation) => void
  onCancel: () => void
}

/** Who is invited. */
export function InviteForm({ isOnline, onMade, onCancel }: InviteFormProps) {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const says = useValidationMessage()
  const textOf = useRefusalWords()
  const withIdentity = useIdentity()
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Fields>({
    defaultValues: { email: '', full_name: '' },
    resolver: valibotResolver(Fields),
  })
  const { errors, isSubmitting } = formState
  useEffect(() => setFocus('email'), [setFocus])

  const handleInvite = async (form: Fields) => {
    notify.forgetErrors()
    try {
      const made = await withIdentity(t('admin.identity.what.createUser', { email: form.email }), () =>
        inviteAdmin(form),
      )
      onMade({ ...made, email: form.email })
    } catch (error) {
      if (error instanceof NotConfirmed) {
        notify.info(t('admin.identity.notConfirmed'))
        return
      }
      const refusal = refusalOf(error)
      const { field, key } = refusal
      if (field && field.name !== 'password') setError(field.name, { message: field.message }, { shouldFocus: true })
      if (key === 'emailTaken') setError('email', { message: textOf(refusal) }, { shouldFocus: true })
      notify.error(textOf(refusal))
    }
  }
  return (
    <Form noValidate onSubmit={(event) => void (isOnline ? handleSubmit(handleInvite)(event) : event.preventDefault())}>
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
      <Actions>
        <Button type="submit" isBusy={isSubmitting} onMouseDown={pressInPlace} aria-disabled={!isOnline || undefined}>
          {t(isSubmitting ? 'admin.users.create.submitting' : 'admin.users.invite.submit')}
        </Button>
        <Button variant="line" onClick={onCancel}>
          {t('admin.common.cancel')}
        </Button>
      </Actions>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space(2)};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`
