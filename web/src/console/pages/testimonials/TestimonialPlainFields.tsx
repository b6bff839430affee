import { rating, type TestimonialDraft } from '@studio/domain/content/testimonial'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useValidationMessage } from '../../../i18n/useValidationMessage'
import { breakpoint, space } from '../../../theme/tokens'
import { Field, Input } from '../../../ui/form/Field'
import { RatingField } from './RatingField'

/** What of a testimonial is no text: who says it, with which face and how many stars. */
export function TestimonialPlainFields() {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const says = useValidationMessage()
  const { register, formState } = useFormContext<TestimonialDraft>()
  const { errors } = formState
  return (
    <Pair>
      <Field
        label={t('admin.testimonials.form.name')}
        required={tp('contact.required')}
        error={says(errors.client_name?.message)}
      >
        {(props) => <Input {...props} {...register('client_name')} />}
      </Field>
      <Field
        label={`${t('admin.testimonials.form.avatarUrl')} (${tp('contact.optional')})`}
        error={says(errors.avatar_url?.message)}
      >
        {(props) => <Input {...props} {...register('avatar_url')} type="url" dir="ltr" placeholder="https://…" />}
      </Field>
      <Controller<TestimonialDraft, 'rating'>
        name="rating"
        defaultValue={rating.default}
        render={({ field, fieldState }) => <RatingField {...field} error={says(fieldState.error?.message)} />}
      />
    </Pair>
  )
}

const Pair = styled.div`
  display: grid;
  gap: ${space(2)};
  ${breakpoint.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
