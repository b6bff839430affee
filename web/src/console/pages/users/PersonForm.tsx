import type { FormEvent, ReactNode } from 'react'
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useValidationMessage } from '../../../i18n/useValidationMessage'
import { space } from '../../../theme/tokens'
import { Actions } from '../../../ui/Actions'
import { Button } from '../../../ui/Button'
import { Field, Input, pressInPlace } from '../../../ui/form/Field'

interface PersonFormProps {
  email: UseFormRegisterReturn
  fullName: UseFormRegisterReturn
  errors: FieldErrors<{ email: string; full_name: string }>
  isBusy: boolean
  submit: string
  onSubmit: () => Promise<void>
  action?: ReactNode
  children?: ReactNode
}

/** A form with the email address and name of a new admin. */
export function PersonForm({ email, fullName, errors, isBusy, submit, ...more }: PersonFormProps) {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const messageOf = useValidationMessage()
  const required = tp('contact.required')
  const { onSubmit, action, children } = more
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <Field label={t('admin.users.create.email')} required={required} error={messageOf(errors.email?.message)}>
        {(props) => <Input {...props} {...email} type="email" dir="ltr" autoComplete="off" />}
      </Field>
      <Field label={t('admin.users.create.fullName')} required={required} error={messageOf(errors.full_name?.message)}>
        {(props) => <Input {...props} {...fullName} autoComplete="off" />}
      </Field>
      {children}
      <Actions>
        <Button type="submit" isBusy={isBusy} onMouseDown={pressInPlace}>
          {isBusy ? t('admin.users.create.submitting') : submit}
        </Button>
        {action}
      </Actions>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space(2.5)};
`
