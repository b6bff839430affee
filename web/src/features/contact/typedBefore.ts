import type { ContactInput } from '@studio/domain/contact'

/** The form's id in the drawn page. */
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

/** What was typed into the drawn form before it was interactive: it must not be lost. */
export function typedBefore(): ContactInput {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`form#${formId}`)
  if (!form) return empty
  const typed = Object.fromEntries(
    [...new FormData(form)].filter(([name, value]) => name in empty && typeof value === 'string'),
  )
  return { ...empty, ...typed, consent: 'consent' in typed }
}
