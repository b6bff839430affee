import type { Call } from '@studio/domain/calls'
import { isValidationKey } from '@studio/domain/content/fields/validationTexts'
import type { SessionToken } from '@studio/domain/people/sessionToken'
import { HttpsError } from 'firebase-functions/https'
import * as v from 'valibot'
import { logFailure } from '../lib/log.ts'
import { invalid } from './refusal.ts'

/** The signed-in person behind a call, from the verified ID token. */
export interface Caller {
  uid: string
  token: { email?: string } & SessionToken
}

/** The part of a callable's request that handlers use. */
export interface CallableInput {
  data: unknown
  auth?: Caller
  /** Set if App Check has verified the calling page. */
  app?: unknown
  rawRequest?: HttpRequest
}

/** The part of the HTTP request that handlers use. */
export interface HttpRequest {
  headers: Record<string, string | string[] | undefined>
  rawBody?: { length: number }
  socket?: { remoteAddress?: string }
}

/** The caller and HTTP request behind a call. */
interface Origin {
  caller: Caller | undefined
  http: HttpRequest | undefined
}

/** The message of a refusal that has no validation text. */
export const invalidRequest = 'invalid'

/**
 * Wraps a handler in its shared declaration, so that it only gets requests that fit `call.request`.
 *
 * @throws HttpsError `invalid-argument` for any other request, with a key of validationTexts and the field's name, or
 * with `invalid`; `internal` for other errors, which are logged.
 */
export const callable =
  <Request extends v.GenericSchema, Response extends v.GenericSchema>(
    call: Call<Request, Response>,
    handler: (request: v.InferOutput<Request>, origin: Origin) => Promise<v.InferOutput<Response>>,
  ) =>
  async ({ data, auth, rawRequest }: CallableInput): Promise<v.InferOutput<Response>> => {
    const request = checked(call.request, data)
    try {
      return await handler(request, { caller: auth, http: rawRequest })
    } catch (error) {
      if (error instanceof HttpsError) throw error
      logFailure('call failed', error, { call: call.name })
      throw new HttpsError('internal', 'internal')
    }
  }

function checked<Request extends v.GenericSchema>(schema: Request, data: unknown): v.InferOutput<Request> {
  // The schema accepts a list as an object, but refuses everything else that is not an object.
  if (Array.isArray(data)) throw malformed()
  const parsed = v.safeParse(schema, data)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  if (!isValidationKey(issue.message)) throw malformed()
  throw invalid(issue.message, v.getDotPath(issue) ?? '')
}

const malformed = () => new HttpsError('invalid-argument', invalidRequest)
