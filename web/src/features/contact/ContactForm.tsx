import { valibotResolver } from '@hookform/resolvers/valibot'
import { chatLink } from '@studio/domain/chat'
import {
  budgets,
  type ContactInput,
  ContactForm as ContactSchema,
  contactLimits,
  videoTypes,
} from '@studio/domain/contact'
import { type ValidationKey, validationTexts } from '@studio/domain/validationTexts'
import { Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useLanguage } from '../../i18n/useLanguage'
import { color, from, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { ErrorText, Field, Input, Select, TextArea } from '../../ui/Field'
import { Notice } from '../../ui/Notice'
import { notify } from '../../ui/Toaster'
import { budgetLabel, chatTextOf } from './chat'
import { sendContact } from './data'
import { empty, formId, typedBefore } from './typedBefore'

const failureTexts = {
  offline: 'contact.form.offline',
  save: 'contact.errors.save',
  unexpected: 'contact.errors.unexpected',
} as const

/** The enquiry form: stores the message, then opens the chat. `phone` is the studio's chat number. */
export function ContactForm({ phone }: { phone: string }) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [blockedChat, setBlockedChat] = useState('')
  const [typed] = useState(typedBefore)
  const { register, handleSubmit, control, getValues, reset, formState } = useForm<
    ContactInput,
    unknown,
    ContactSchema
  >({
    defaultValues: empty,
    resolver: valibotResolver(ContactSchema),
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = formState
  useEffect(() => reset(typed), [reset, typed])
  const messageLength = useWatch({ control, name: 'message' }).length
  const required = t('contact.required')
  const says = (key: string | undefined) =>
    key && (key in validationTexts ? t(`validation.${key as ValidationKey}`) : t('contact.errors.validation'))

  const handleValid = async (form: ContactSchema) => {
    const outcome = await sendContact(form)
    if (outcome !== 'stored') {
      notify.error(t('contact.form.error'), t(failureTexts[outcome]))
      return
    }
    const link = chatLink(phone, chatTextOf(t, language, form))
    const chat = window.open(link, '_blank')
    if (chat) chat.opener = null
    setBlockedChat(chat ? '' : link)
    notify.success(t('contact.form.success'), t('contact.form.successText'))
    reset(empty)
  }
  const handleInvalid = (found: FieldErrors<ContactInput>) => {
    const isMissing = (['name', 'email', 'message'] as const).some((name) => getValues(name).trim() === '')
    const first = Object.values(found)[0]?.message
    notify.error(t('contact.form.error'), isMissing ? t('validation.fieldsMissing') : says(first))
  }

  return (
    <Form
      id={formId}
      // Without JavaScript nothing is sent; should a browser try all the same, then not in the address.
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(handleValid, handleInvalid)(event)}
      aria-label={t('contact.title')}
    >
      <Field label={t('contact.form.name')} required={required} error={says(errors.name?.message)}>
        {(props) => (
          <Input {...props} {...register('name')} autoComplete="name" placeholder={t('contact.form.namePlaceholder')} />
        )}
      </Field>
      <Field label={t('contact.form.email')} required={required} error={says(errors.email?.message)}>
        {(props) => (
          <Input
            {...props}
            {...register('email')}
            type="email"
            dir="ltr"
            autoComplete="email"
            placeholder={t('contact.form.emailPlaceholder')}
          />
        )}
      </Field>
      <Field label={t('contact.form.videoType')} error={says(errors.videoType?.message)}>
        {(props) => (
          <Select {...props} {...register('videoType')}>
            <option value="">{t('contact.form.videoTypeNone')}</option>
            {videoTypes.map((type) => (
              <option key={type} value={type}>
                {t(`contact.videoTypes.${type}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('contact.form.budget')} error={says(errors.budget?.message)}>
        {(props) => (
          <Select {...props} {...register('budget')}>
            <option value="">{t('contact.form.budgetNone')}</option>
            {budgets.map((budget) => (
              <option key={budget} value={budget}>
                {budgetLabel(t, language, budget)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Wide>
        <Field
          label={`${t('contact.form.referenceLink')} (${t('contact.optional')})`}
          error={says(errors.referenceLink?.message)}
        >
          {(props) => (
            <Input
              {...props}
              {...register('referenceLink')}
              type="url"
              inputMode="url"
              dir="ltr"
              placeholder={t('contact.form.referencePlaceholder')}
            />
          )}
        </Field>
      </Wide>
      <Wide>
        <Field
          label={t('contact.form.message')}
          required={required}
          error={says(errors.message?.message)}
          hint={
            <Counter $over={messageLength > contactLimits.message.max}>
              {t('contact.form.counter', { n: messageLength })}
            </Counter>
          }
        >
          {(props) => (
            <TextArea {...props} {...register('message')} rows={6} placeholder={t('contact.form.messagePlaceholder')} />
          )}
        </Field>
      </Wide>
      <Wide>
        <Consent>
          <input
            type="checkbox"
            id="contact-consent"
            aria-required
            aria-invalid={Boolean(errors.consent)}
            aria-describedby={errors.consent && 'contact-consent-error'}
            {...register('consent')}
          />
          <label htmlFor="contact-consent">
            {t('contact.form.consent')} <a href="/privacy">{t('contact.form.consentLink')}</a>{' '}
            <Star title={required}>*</Star>
          </label>
        </Consent>
        {errors.consent && (
          <ErrorText id="contact-consent-error" role="alert">
            {says(errors.consent.message)}
          </ErrorText>
        )}
      </Wide>
      <Wide>
        <Button type="submit" isBusy={isSubmitting}>
          {!isSubmitting && <Send aria-hidden size={18} />}
          {t(isSubmitting ? 'contact.form.sending' : 'contact.form.submit')}
        </Button>
      </Wide>
      {blockedChat && (
        <Wide>
          <Notice
            action={
              <ButtonLink href={blockedChat} target="_blank">
                {t('contact.form.chatOpen')}
              </ButtonLink>
            }
          >
            {t('contact.form.chatBlocked')}
          </Notice>
        </Wide>
      )}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
const Wide = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space(0.75)};
  justify-items: start;
  > :first-child {
    justify-self: stretch;
  }
  > button:first-child {
    justify-self: start;
    @media (scripting: none) {
      display: none;
    }
  }
`
const Counter = styled.span<{ $over: boolean }>`
  font-variant-numeric: tabular-nums;
  color: ${({ $over }) => ($over ? color.danger : color.inkSoft)};
`
const Consent = styled.div`
  display: flex;
  align-items: start;
  gap: ${space(1)};
  input {
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    accent-color: ${color.cool};
  }
`
const Star = styled.abbr`
  color: ${color.hot};
  text-decoration: none;
`
