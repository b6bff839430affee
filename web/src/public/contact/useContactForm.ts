import { valibotResolver } from '@hookform/resolvers/valibot'
import { type ContactInput, ContactForm as ContactSchema } from '@studio/domain/messages/contact'
import { policyVersion } from '@studio/domain/messages/policy'
import { chatLink } from '@studio/domain/offers/chat'
import { type BaseSyntheticEvent, useCallback, useEffect, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage'
import { useValidationMessage } from '../../i18n/useValidationMessage'
import { notify, underHeader } from '../../ui/toast/Toaster'
import { previewToken } from '../preview/preview'
import { enquirySent } from '../visits/enquirySent'
import { chatTextOf } from './chat'
import { type SendOutcome, sendContact } from './data'
import { honeypotName } from './Honeypot'
import { empty, storeTyped, typedBefore } from './typedBefore'

const failureTexts = {
  offline: 'contact.form.offline',
  tooMany: 'contact.errors.tooMany',
  save: 'contact.errors.save',
  unexpected: 'contact.errors.unexpected',
} as const

/** Returns the enquiry form's state and its submit handler, which stores the message and then opens the chat. */
export function useContactForm(phone: string) {
  const { t, i18n } = useTranslation()
  const { language } = useLanguage()
  const [blockedChat, setBlockedChat] = useState('')
  const [sent, setSent] = useState<{ isTypedOn: boolean }>()
  const [key, setKey] = useState('')
  const [before] = useState(typedBefore)
  const form = useForm<ContactInput, unknown, ContactSchema>({
    defaultValues: empty,
    resolver: valibotResolver(ContactSchema),
    mode: 'onTouched',
  })
  const { reset, getValues, setError } = form
  useEffect(() => reset(before.values), [reset, before])
  const openMs = useCallback(() => Math.round(before.openMs + performance.now()), [before])
  useEffect(() => {
    const leave = () => storeTyped(getValues(), openMs())
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [getValues, openMs])

  const messageOf = useValidationMessage(t('contact.errors.validation'))
  const handleFailure = (outcome: Exclude<SendOutcome, 'stored'>) => {
    const title = t('contact.form.error')
    if (typeof outcome === 'string') {
      notify.error(title, t(failureTexts[outcome]))
      return
    }
    const { refused, field } = outcome
    notify.error(title, messageOf(refused), field && underHeader)
    if (field) setError(field, { message: refused }, { shouldFocus: true })
  }

  const handleValid = async (values: ContactSchema, event?: BaseSyntheticEvent) => {
    if (previewToken() !== null) {
      await (await import('../../i18n/previewTexts')).addPreviewTexts(i18n, language)
      notify.error(t('contact.form.error'), t('noEnquiries', { ns: 'preview' }))
      return
    }
    // The key stays the same until the message is stored, so that a retry after a lost answer does not store it twice.
    const filledForm = key || crypto.randomUUID()
    setKey(filledForm)
    const typed = getValues()
    const honeypot = String(new FormData(event?.target as HTMLFormElement).get(honeypotName) ?? '')
    const outcome = await sendContact({
      ...values,
      key: filledForm,
      policy_version: policyVersion,
      [honeypotName]: honeypot,
      language,
      open_ms: openMs(),
    })
    if (outcome !== 'stored') {
      handleFailure(outcome)
      return
    }
    dispatchEvent(new Event(enquirySent))
    // Without a number the studio answers by e-mail.
    const link = phone && chatLink(phone, chatTextOf(t, language, values))
    const chat = link ? window.open(link, '_blank') : null
    if (chat) chat.opener = null
    setBlockedChat(chat ? '' : link)
    notify.success(t('contact.form.success'), phone ? t('contact.form.successText') : undefined)
    setKey('')
    // Text typed while sending was not sent, so it stays.
    const typedOn = typedSince(typed, getValues())
    setSent({ isTypedOn: Object.keys(typedOn).length > 0 })
    reset({ ...empty, ...typedOn })
  }
  const handleInvalid = (found: FieldErrors<ContactInput>) => {
    const isMissing = (['name', 'email', 'message'] as const).some((name) => getValues(name).trim() === '')
    const first = Object.values(found)[0]?.message
    notify.error(t('contact.form.error'), isMissing ? t('validation.fieldsMissing') : messageOf(first), underHeader)
  }
  const submit = (event: BaseSyntheticEvent) => {
    notify.forgetErrors()
    setSent(undefined)
    return form.handleSubmit(handleValid, handleInvalid)(event)
  }
  return { form, messageOf, blockedChat, sent, submit }
}

/** Returns the fields of `now` that differ from `before`. */
const typedSince = (before: ContactInput, now: ContactInput): Partial<ContactInput> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name as keyof ContactInput]))
