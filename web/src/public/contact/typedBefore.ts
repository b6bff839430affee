import type { ContactInput } from '@studio/domain/messages/contact'

import { sessionStore } from '../../lib/browserStorage'

/** The form's id in the prerendered page. */
export const formId = 'contact-form'
/** The form's first values. */
export const empty: ContactInput = {
  name: '',
  email: '',
  videoType: '',
  referenceLink: '',
  budget: '',
  message: '',
  consent: false,
}

/**
 * What was typed into the prerendered form before it was interactive, and what was left in it by the page before, in another
 * language say: it must not be lost.
 */
export function typedBefore(): ContactInput {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`form#${formId}`)
  if (!form) return empty
  const typed = Object.fromEntries(
    [...new FormData(form)].filter(([name, value]) => name in empty && typeof value === 'string' && value !== ''),
  )
  const left = readLeft()
  return { ...empty, ...left, ...typed, consent: 'consent' in typed || left.consent === true }
}

const storageKey = 'studio.typed'

/** Leaves what is typed for the next page of this tab; what was sent leaves nothing. */
export const leaveTyped = (typed: ContactInput) =>
  sessionStore.write(storageKey, isEmpty(typed) ? null : JSON.stringify(typed))

const isEmpty = (typed: ContactInput) =>
  Object.entries(empty).every(([name, value]) => typed[name as keyof ContactInput] === value)

function readLeft(): Partial<ContactInput> {
  try {
    const left: unknown = JSON.parse(sessionStore.read(storageKey) ?? '{}')
    const isOurs = ([name, value]: [string, unknown]) => typeof value === typeof empty[name as keyof ContactInput]
    return Object.fromEntries(Object.entries(left ?? {}).filter(isOurs))
  } catch {
    return {}
  }
}
