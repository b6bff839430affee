import { RefusalDetails, type RefusalReason } from '@studio/domain/refusals'
import * as v from 'valibot'

/**
 * A function's refusal. `code` is like 'functions/invalid-argument'; `reason` and `field` come from the server's
 * details, '' if it sent none. The message is for logs only, because the SDK adds the HTTP status to it.
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

/** Returns whether a call was refused for this reason. */
export const isRefusedFor = (error: unknown, reason: RefusalReason) =>
  error instanceof CallError && error.reason === reason
