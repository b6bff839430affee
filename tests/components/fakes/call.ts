import type { Call } from '@studio/domain/calls'
import * as v from 'valibot'
import { noteReached, notReached } from '../../../web/src/lib/network'
import { functions } from '../support/functions'
import { server } from '../support/server'

/** The refusal of a callable, as the real module has it. */
export class CallError extends Error {
  readonly code: string
  readonly field: string
  constructor(code: string, message: string, field = '') {
    super(message)
    this.name = 'CallError'
    this.code = code
    this.field = field
  }
}

/** Calls a function of support/functions.ts; what goes in and out is checked by the callable's own schemas. */
export async function call<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  declared: Call<Request, Response>,
  data: v.InferInput<Request>,
): Promise<v.InferOutput<Response>> {
  if (!server.isOnline) throw new CallError(notReached, 'offline')
  await server.answer()
  noteReached()
  const answer = functions.answers[declared.name]
  if (!answer) throw new CallError('functions/not-found', declared.name)
  functions.calls.push({ name: declared.name, data })
  return v.parse(declared.response, await answer(v.parse(declared.request, data)))
}
