import { RefusalDetails, type RefusalReason } from '@studio/domain/refusals'
import * as v from 'valibot'

/**
 * A callable's refusal: `code` as in 'functions/invalid-argument', `reason` and `field` from the server's details, '' if
 * it sent none. The message is for logs: the SDK adds the HTTP status to the server's words.
 */
export class CallError extends Error {
  readonly code: string
  readonly reason: string
  readonly field: string
  constructor(code: string, message: string, { reason = '', field = '' }: Partial<RefusalDetails> = {}) {
    super(message)
    this.name = 'CallError'
    this.code = code
    this.reason = reason
    this.field = field
  }
}

/** Returns a `CallError` for an error of the functions' SDK. */
export function callErrorOf({ code, message, details }: { code: string; message: string; details?: unknown }) {
  const sent = v.safeParse(RefusalDetails, details)
  return new CallError(code, message, sent.success ? sent.output : {})
}

/** Whether a call was refused for this reason. */
export const isRefusedFor = (error: unknown, reason: RefusalReason) =>
  error instanceof CallError && error.reason === reason
