import type { calls } from '@studio/domain/calls'
import { type HttpsFunction, onCall } from 'firebase-functions/https'
import { type CallableInput, invalidRequest } from './callable.ts'
import { type GuardSettings, guarded } from './guard.ts'

type Handler = (input: CallableInput) => Promise<unknown>
type Handlers = Partial<Record<keyof typeof calls, Handler>>
type Exchange = Parameters<HttpsFunction>

export const guardAll = (settings: GuardSettings, handlers: Handlers): Handlers =>
  Object.fromEntries(Object.entries(handlers).map(([call, handler]) => [call, guarded({ ...settings, call }, handler)]))

/**
 * Returns the handler of `POST /api/<name>`, in the protocol of callables, for all calls of one function. Each is a
 * callable that is not exported, so it is not deployed by itself. The SDK handles tokens, App Check and errors.
 *
 * Refuses a malformed body with 400 before the SDK can log it. Such a body lacks `data`, has other fields beside it, has
 * an `@type` that the SDK cannot read, or is nested too deeply.
 */
export function answerCalls(handlers: Handlers) {
  const callables = new Map(
    Object.entries(handlers).map(([name, handler]) => [name, onCall({ cors: false }, handler)] as const),
  )
  return async (...[request, response]: Exchange): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('X-Robots-Tag', 'noindex')
    const callable = callables.get(nameIn(request.path))
    if (!callable) {
      response.status(404).json({ error: { status: 'NOT_FOUND', message: 'not-found' } })
    } else if (!isCall(request)) {
      response.status(400).json({ error: { status: 'INVALID_ARGUMENT', message: invalidRequest } })
    } else await callable(request, response)
  }
}

/**
 * Returns the name of the call in a path. The path is whole through Hosting; a direct call of the function's own
 * address has only the end of it.
 */
const nameIn = (path: string) => /^(?:\/api)?\/(\w+)$/.exec(path)?.[1] ?? ''

/** Maximum nesting of a body; the deepest request, a new passkey, has six levels. */
const mostLevels = 20

function isDeep(body: object): boolean {
  let level: unknown[] = [body]
  for (let depth = 0; depth < mostLevels && level.length > 0; depth++)
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []))
  return level.length > 0
}

function isCall({ body, method }: Exchange[0]): boolean {
  if (method !== 'POST' || typeof body !== 'object' || body === null || isDeep(body)) return false
  const fields = Object.keys(body)
  return fields.length === 1 && fields[0] === 'data' && !JSON.stringify(body).includes('"@type"')
}
