import { calls } from '@studio/domain/calls'
import type { ContactForm } from '@studio/domain/contact'
import { CallError, call } from '../../firebase/call'

/** `stored`, or why not: no network, the store failed, or something nobody expected. */
export type SendOutcome = 'stored' | 'offline' | 'save' | 'unexpected'

/** Sends an enquiry to be stored. */
export async function sendContact(form: ContactForm): Promise<SendOutcome> {
  try {
    await call(calls.submitContact, form)
    return 'stored'
  } catch (error) {
    console.warn('the enquiry was not stored', error instanceof CallError ? error.code : error)
    if (!navigator.onLine) return 'offline'
    return error instanceof CallError ? 'save' : 'unexpected'
  }
}
