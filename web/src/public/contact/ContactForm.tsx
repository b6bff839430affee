import { contactLimits } from '@studio/domain/limits'
import { Send } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Field, Input, pressInPlace, TextArea } from '../../ui/form/Field'
import { notify } from '../../ui/toast/Toaster'
import { primaryAction } from '../chat/usePrimaryActionInView'
import { Choices } from './Choices'
import { Consent } from './Consent'
import { Honeypot } from './Honeypot'
import { Sent } from './Sent'
import { formId } from './typedBefore'
import { useContactForm } from './useContactForm'

/** The enquiry form. Stores the message, then opens the chat. `phone` is the studio's chat number. */
export function ContactForm({ phone }: { phone: string }) {
  const { t } = useTranslation()
  const { form, messageOf, blockedChat, sent, submit } = useContactForm(phone)
  const { register, control, formState } = form
  const { errors, isSubmitting } = formState
  const errorCount = Object.keys(errors).length
  const lastCount = useRef(0)
  // Removes the error's toast together with the error, because it could cover the next field.
  useEffect(() => {
    if (errorCount < lastCount.current) notify.forgetErrors()
    lastCount.current = errorCount
  }, [errorCount])
  const messageLength = useWatch({ control, name: 'message' }).length
  const required = t('contact.required')

  return (
    <Form
      id={formId}
      // Without JavaScript the form is hidden. If a browser sends it anyway, nothing appears in the address.
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={t('contact.title')}
    >
      {sent && <Sent blockedChat={blockedChat} takesFocus={!sent.isTypedOn} />}
      <Field label={t('contact.form.name')} required={required} error={messageOf(errors.name?.message)}>
        {(props) => (
          <Input {...props} {...register('name')} autoComplete="name" placeholder={t('contact.form.namePlaceholder')} />
        )}
      </Field>
      <Field label={t('contact.form.email')} required={required} error={messageOf(errors.email?.message)}>
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
      <Wide>
        <Field
          label={t('contact.optional', { label: t('contact.form.phone') })}
          error={messageOf(errors.phone?.message)}
        >
          {(props) => (
            <Input
              {...props}
              {...register('phone')}
              type="tel"
              dir="ltr"
              autoComplete="tel"
              placeholder={t('contact.form.phonePlaceholder')}
            />
          )}
        </Field>
      </Wide>
      <Choices register={register} errors={errors} messageOf={messageOf} />
      <Wide>
        <Field
          label={t('contact.optional', { label: t('contact.form.referenceLink') })}
          error={messageOf(errors.referenceLink?.message)}
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
          error={messageOf(errors.message?.message)}
          hint={
            <Counter $over={messageLength > contactLimits.message.max}>
              {t('contact.form.counter', { n: `${messageLength}` })}
            </Counter>
          }
        >
          {(props) => (
            <TextArea {...props} {...register('message')} rows={5} placeholder={t('contact.form.messagePlaceholder')} />
          )}
        </Field>
      </Wide>
      <Wide>
        <Consent register={register} error={messageOf(errors.consent?.message)} />
      </Wide>
      <Honeypot />
      <Wide>
        <Button
          type="submit"
          // Once the chat is blocked, opening it is the primary action.
          variant={blockedChat ? 'line' : 'accent'}
          isBusy={isSubmitting}
          onMouseDown={pressInPlace}
          {...{ [primaryAction]: true }}
        >
          {!isSubmitting && <Send aria-hidden size={18} />}
          {t(isSubmitting ? 'contact.form.sending' : 'contact.form.submit')}
        </Button>
      </Wide>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  ${breakpoint.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(2.5)} ${space(3)};
  }
  /* Errors appear under the header and must not cover the invalid field. */
  :is(input, textarea) {
    scroll-margin-block: 9rem 2rem;
  }
`
const Wide = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.75)};
  justify-items: start;
  > :first-child {
    justify-self: stretch;
  }
  > button:first-child {
    justify-self: start;
  }
`
const Counter = styled.span<{ $over: boolean }>`
  font-variant-numeric: tabular-nums;
  color: ${({ $over }) => ($over ? color.danger : color.inkSoft)};
`
