import type { ContactInput } from '@studio/domain/messages/contact'

import { sessionStore } from '../../lib/browserStorage'

/** The form's id in the prerendered page. */
export const formId = 'contact-form'
/** The form's first values. */
export const empty: ContactInput = {
  name: '',
  email: '',
  phone: '',
  videoType: '',
  referenceLink: '',
  budget: '',
  message: '',
  consent: false,
}

/**
 * Text that was typed before the form became interactive, and the time in ms that earlier pages of the tab were open.
 */
interface TypedBefore {
  values: ContactInput
  openMs: number
}

/**
 * Returns the text typed into the prerendered form before hydration, and the text left by the previous page, for
 * example in another language.
 */
export function typedBefore(): TypedBefore {
  if (typeof document === 'undefined') return { values: empty, openMs: 0 }
  const form = document.querySelector<HTMLFormElement>(`form#${formId}`)
  const typed = Object.fromEntries(
    [...new FormData(form ?? undefined)].filter(
      ([name, value]) => name in empty && typeof value === 'string' && value !== '',
    ),
  )
  const { openMs, ...left } = readLeft()
  const consent = 'consent' in typed || left.consent === true
  return { values: { ...empty, ...left, ...typed, consent }, openMs }
}

const storageKey = 'studio.typed'

/**
 * Saves the typed text, and how long its pages were open, for the next page of this tab. Clears it if the form is
 * empty.
 */
export const storeTyped = (typed: ContactInput, openMs: number) =>
  sessionStore.write(storageKey, isEmpty(typed) ? null : JSON.stringify({ ...typed, openMs }))

const isEmpty = (typed: ContactInput) =>
  Object.entries(empty).every(([name, value]) => typed[name as keyof ContactInput] === value)

function readLeft(): Partial<ContactInput> & { openMs: number } {
  try {
    const left: unknown = JSON.parse(sessionStore.read(storageKey) ?? '{}')
    const { openMs, ...values } = Object(left) as Record<string, unknown>
    const isOurs = ([name, value]: [string, unknown]) => typeof value === typeof empty[name as keyof ContactInput]
    const own = Object.fromEntries(Object.entries(values).filter(isOurs))
    return { ...own, openMs: typeof openMs === 'number' ? openMs : 0 }
  } catch {
    return { openMs: 0 }
  }
}
