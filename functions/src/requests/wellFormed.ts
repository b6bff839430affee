import type { CallableFunction } from 'firebase-functions/https'
import { invalidRequest } from './callable.ts'

type AnyCallable = CallableFunction<unknown, unknown>
type Exchange = Parameters<AnyCallable>

/**
 * A callable that refuses by itself what is no call, with 400. The SDK does too, but writes the body into the log: one
 * without `data`, the names of fields beside it, and a value with an `@type` that it cannot read.
 */
export function wellFormed<Callable extends AnyCallable>(callable: Callable): Callable {
  const handler = async (...[request, response]: Exchange) => {
    if (isCall(request)) return await callable(request, response)
    response.status(400).json({ error: { status: 'INVALID_ARGUMENT', message: invalidRequest } })
  }
  // What the tools that deploy a function read of it stands in its properties.
  return Object.defineProperties(handler, Object.getOwnPropertyDescriptors<unknown>(callable)) as Callable
}

function isCall({ body, method }: Exchange[0]): boolean {
  if (method !== 'POST' || typeof body !== 'object' || body === null) return false
  const fields = Object.keys(body)
  return fields.length === 1 && fields[0] === 'data' && !JSON.stringify(body).includes('"@type"')
}
