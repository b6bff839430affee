import type { Call } from '@studio/domain/calls'
import { FunctionsError } from 'firebase/functions'
import * as v from 'valibot'
import { CallError, callErrorOf } from '../../../web/src/firebase/callError'
import { noteReached, notReached } from '../../../web/src/lib/network'
import { functions } from '../support/functions'
import { server } from '../support/server'

/** Calls a function of support/functions.ts; the callable's own schemas check request and response. */
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
  const request = v.parse(declared.request, data)
  try {
    return v.parse(declared.response, await answer(request))
  } catch (error) {
    throw error instanceof FunctionsError ? callErrorOf(error) : error
  }
}
