import { calls } from '@studio/domain/calls'
import { refusedKey, type ValidationKey } from '@studio/domain/content/fields/validationTexts'
import type { ContactInput, ContactSubmission } from '@studio/domain/messages/contact'
import { workSteps } from '@studio/domain/messages/proofOfWork'
import { call } from '../../firebase/call'
import { CallError, isRefusedFor } from '../../firebase/callError'
import { isNetworkError } from '../../lib/network'
import { solveProofOfWork } from './solveProofOfWork'
import { empty } from './typedBefore'

/** A refusal by the server, with the form's field if it names one. */
interface Refused {
  refused: ValidationKey
  field: keyof ContactInput | undefined
}

/** The result of sending: `stored`, or the reason for the failure. */
export type SendOutcome = 'stored' | 'offline' | 'tooMany' | 'save' | 'unexpected' | Refused

/** Sends an enquiry. With the same `key` and content the server stores it only once. */
export async function sendContact(form: Omit<ContactSubmission, 'work'>): Promise<SendOutcome> {
  for (const bits of [0, ...workSteps]) {
    const outcome = await sendOnce(
      bits === 0 ? { ...form, work: '' } : { ...form, work: await solveProofOfWork(form.key, bits) },
    )
    if (outcome !== 'workNeeded') return outcome
  }
  return 'tooMany'
}

async function sendOnce(form: ContactSubmission): Promise<SendOutcome | 'workNeeded'> {
  try {
    await call(calls.submitContact, form)
    return 'stored'
  } catch (error) {
    if (isRefusedFor(error, 'work-needed')) return 'workNeeded'
    console.warn('the enquiry was not stored', error instanceof CallError ? error.code : error)
    if (isNetworkError(error)) return 'offline'
    return error instanceof CallError ? reasonOf(error) : 'unexpected'
  }
}

function reasonOf(error: CallError): SendOutcome {
  if (error.code === 'functions/resource-exhausted') return 'tooMany'
  const refused = refusedKey(error)
  return refused ? { refused, field: isField(error.field) ? error.field : undefined } : 'save'
}

const isField = (name: string): name is keyof ContactInput => Object.hasOwn(empty, name)
