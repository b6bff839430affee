import { valibotResolver } from '@hookform/resolvers/valibot'
import { defaultLanguage, type LanguageCode, languageCodes } from '@studio/domain/languages'
import { emptyTestimonial, type Testimonial, TestimonialDraft, testimonialTexts } from '@studio/domain/testimonial'
import { type ValidationKey, validationTexts } from '@studio/domain/validationTexts'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { from, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Field, Input, TextArea } from '../../ui/Field'
import { LanguageTabs, type TabState } from '../../ui/LanguageTabs'
import { PageHead } from '../../ui/PageHead'
import { notify } from '../../ui/Toaster'
import { RatingField } from './RatingField'

interface TestimonialFormProps {
  /** The stored testimonial that is edited; none when a new one is made. */
  testimonial: Testimonial | undefined
  /** What was typed before, when the server has refused it. */
  draft: TestimonialDraft | undefined
  onSave: (draft: TestimonialDraft) => void
  onClose: () => void
}

/** One form for a new and a stored testimonial. */
export function TestimonialForm({ testimonial, draft, onSave, onClose }: TestimonialFormProps) {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const [tab, setTab] = useState<LanguageCode>(defaultLanguage)
  const { register, handleSubmit, control, formState, setValue } = useForm<TestimonialDraft>({
    defaultValues: draft ?? (testimonial ? draftOf(testimonial) : emptyTestimonial),
    resolver: valibotResolver(TestimonialDraft),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = formState
  const values = useWatch({ control })
  const says = (message: string | undefined) =>
    message && message in validationTexts ? tp(`validation.${message as ValidationKey}`) : message
  const stateOf = (code: LanguageCode): TabState => {
    if (testimonialTexts.some((text) => errors[`${text}_${code}`])) return 'wrong'
    return testimonialTexts.every((text) => values[`${text}_${code}`]?.trim()) ? 'complete' : 'missing'
  }
  const handleInvalid = (found: FieldErrors<TestimonialDraft>) => {
    notify.error(t('admin.common.fixErrors'))
    const firstGap = languageCodes.find((code) => testimonialTexts.some((text) => found[`${text}_${code}`]))
    if (firstGap) setTab(firstGap)
  }

  return (
    <>
      <PageHead title={t(testimonial ? 'admin.testimonials.editTitle' : 'admin.testimonials.new')}>
        <Button look="line" onClick={onClose}>
          <Back aria-hidden size={18} />
          {t('admin.common.back')}
        </Button>
      </PageHead>
      <Form noValidate onSubmit={(event) => void handleSubmit(onSave, handleInvalid)(event)}>
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
        </Pair>
        <RatingField
          value={values.rating ?? emptyTestimonial.rating}
          error={says(errors.rating?.message)}
          onChange={(value) => setValue('rating', value, { shouldDirty: true })}
        />
        <LanguageTabs
          label={t('admin.common.languageTabs')}
          active={tab}
          onChange={setTab}
          stateOf={stateOf}
          stateNames={{
            complete: t('admin.common.complete'),
            missing: t('admin.common.missing'),
            wrong: t('admin.common.missing'),
          }}
        >
          <Field
            key={`client_role_${tab}`}
            label={t('admin.testimonials.form.role')}
            required={tp('contact.required')}
            error={says(errors[`client_role_${tab}`]?.message)}
          >
            {(props) => <Input {...props} {...register(`client_role_${tab}`)} />}
          </Field>
          <Field
            key={`client_company_${tab}`}
            label={`${t('admin.testimonials.form.company')} (${tp('contact.optional')})`}
            error={says(errors[`client_company_${tab}`]?.message)}
          >
            {(props) => <Input {...props} {...register(`client_company_${tab}`)} />}
          </Field>
          <Field
            key={`content_${tab}`}
            label={t('admin.testimonials.form.content')}
            required={tp('contact.required')}
            error={says(errors[`content_${tab}`]?.message)}
          >
            {(props) => <TextArea {...props} {...register(`content_${tab}`)} rows={6} />}
          </Field>
        </LanguageTabs>
        <Actions>
          <Button type="submit" isBusy={isSubmitting}>
            {t(isSubmitting ? 'admin.common.saving' : testimonial ? 'admin.common.update' : 'admin.common.create')}
          </Button>
          <Button look="line" onClick={onClose}>
            {t('admin.common.cancel')}
          </Button>
        </Actions>
      </Form>
    </>
  )
}

/** The form's part of a stored testimonial, as it is: what is missing or malformed is for the form to say. */
const draftOf = (testimonial: Testimonial): TestimonialDraft =>
  Object.fromEntries(
    Object.keys(emptyTestimonial).map((name) => [name, testimonial[name as keyof TestimonialDraft]]),
  ) as TestimonialDraft

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  max-inline-size: 56rem;
`
const Pair = styled.div`
  display: grid;
  gap: ${space(2)};
  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`
const Back = styled(ArrowLeft)`
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
