import { calls } from '@studio/domain/calls'
import { refusedKey, type ValidationKey } from '@studio/domain/content/fields/validationTexts'
import type { ContactSubmission } from '@studio/domain/messages/contact'
import { CallError, call } from '../../firebase/call'

/** `stored`, or why not: no network, too many enquiries, the store failed, or something nobody expected. */
export type SendOutcome = 'stored' | 'offline' | 'tooMany' | 'save' | 'unexpected' | { refused: ValidationKey }

/** Sends an enquiry to be stored; with the same `key` and content it is stored once, however often it is sent. */
export async function sendContact(form: ContactSubmission): Promise<SendOutcome> {
  try {
    await call(calls.submitContact, form)
    return 'stored'
  } catch (error) {
    console.warn('the enquiry was not stored', error instanceof CallError ? error.code : error)
    if (!navigator.onLine) return 'offline'
    return error instanceof CallError ? reasonOf(error) : 'unexpected'
  }
}

function reasonOf(error: CallError): SendOutcome {
  if (error.code === 'functions/resource-exhausted') return 'tooMany'
  const refused = refusedKey(error)
  return refused ? { refused } : 'save'
}
