import type { calls } from '@studio/domain/calls'
import { type HttpsFunction, onCall } from 'firebase-functions/https'
import { type CallableInput, invalidRequest } from './callable.ts'
import { type GuardSettings, guarded } from './guard.ts'

type Handler = (input: CallableInput) => Promise<unknown>
type Handlers = Partial<Record<keyof typeof calls, Handler>>
type Exchange = Parameters<HttpsFunction>

/** Puts the same guard before each handler. */
export const allGuarded = (settings: GuardSettings, handlers: Handlers): Handlers =>
  Object.fromEntries(Object.entries(handlers).map(([call, handler]) => [call, guarded({ ...settings, call }, handler)]))

/**
 * Answers `POST /api/<name>` in the protocol of callables, for every call of one function. Each is a callable of its own,
 * which the SDK does not deploy because nothing exports it: tokens, App Check and errors are the SDK's business.
 *
 * A body that is no call is refused with 400 before the SDK sees it, because the SDK would log it: one without `data`,
 * the names of fields next to it, and a value with an `@type` that it cannot read.
 */
export function answerCalls(handlers: Handlers) {
  const callables = new Map(
    Object.entries(handlers).map(([name, handler]) => [name, onCall({ cors: false }, handler)] as const),
  )
  return async (...[request, response]: Exchange): Promise<void> => {
    const callable = callables.get(nameIn(request.path))
    if (!callable) {
      response.status(404).json({ error: { status: 'NOT_FOUND', message: 'not-found' } })
    } else if (!isCall(request)) {
      response.status(400).json({ error: { status: 'INVALID_ARGUMENT', message: invalidRequest } })
    } else await callable(request, response)
  }
}

/** The call that a path names. Hosting passes on the whole path; the function's own address leaves only its end. */
const nameIn = (path: string) => /^(?:\/api)?\/(\w+)$/.exec(path)?.[1] ?? ''

function isCall({ body, method }: Exchange[0]): boolean {
  if (method !== 'POST' || typeof body !== 'object' || body === null) return false
  const fields = Object.keys(body)
  return fields.length === 1 && fields[0] === 'data' && !JSON.stringify(body).includes('"@type"')
}
