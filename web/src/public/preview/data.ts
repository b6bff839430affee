import { calls } from '@studio/domain/calls'
import type { InferInput } from 'valibot'
import { call } from '../../firebase/call'
import { CallError, isRefusedFor } from '../../firebase/callError'

/**
 * Returns the content behind a preview link, and when it expires; undefined if the link has ended or is not valid.
 * Rejects if there is no answer.
 */
export async function readPreview(asked: InferInput<typeof calls.readPreview.request>) {
  try {
    return await call(calls.readPreview, asked)
  } catch (error) {
    const isMalformed = error instanceof CallError && error.code === 'functions/invalid-argument'
    if (isMalformed || isRefusedFor(error, 'preview-ended')) return undefined
    throw error
  }
}
