import { valibotResolver } from '@hookform/resolvers/valibot'
import { NameForm } from '@studio/domain/people/user'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useValidationMessage } from '../../../i18n/useValidationMessage'
import { isNetworkError } from '../../../lib/network'
import { Field, Input } from '../../../ui/form/Field'
import { notify } from '../../../ui/toast/Toaster'
import { Card, type CardProps } from './Card'
import { CardForm } from './CardParts'
import { changeName, useName } from './data'

/** Changes the signed-in person's name, as shown in the list of users. */
export function NameCard({ userId }: CardProps) {
  const { t } = useTranslation('console')
  const messageOf = useValidationMessage()
  const stored = useName(userId)
  const { register, handleSubmit, reset, formState } = useForm<NameForm>({
    defaultValues: { full_name: '' },
    resolver: valibotResolver(NameForm),
  })
  const { isDirty, isSubmitting, errors } = formState
  useEffect(() => {
    if (stored !== undefined) reset({ full_name: stored }, { keepDirtyValues: true })
  }, [stored, reset])

  const handleSave = async ({ full_name }: NameForm) => {
    notify.forgetErrors()
    try {
      await changeName(full_name)
    } catch (error) {
      console.warn('the name could not be changed', error instanceof Error ? error.message : error)
      notify.error(t('admin.account.name.failed'), isNetworkError(error) ? t('admin.account.offline') : undefined)
      return
    }
    reset({ full_name })
    notify.success(t('admin.account.name.saved'))
  }
  const isDisabled = !isDirty
  return (
    <Card title={t('admin.account.name.title')}>
      <CardForm
        isDisabled={isDisabled}
        isBusy={isSubmitting}
        submit={t('admin.account.name.save')}
        onSubmit={handleSubmit(handleSave)}
      >
        <Field label={t('admin.account.name.label')} error={messageOf(errors.full_name?.message)}>
          {(props) => <Input {...props} {...register('full_name')} autoComplete="name" />}
        </Field>
      </CardForm>
    </Card>
  )
}
