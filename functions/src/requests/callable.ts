import type { Call } from '@studio/domain/calls'
import { isValidationKey } from '@studio/domain/content/fields/validationTexts'
import type { SessionToken } from '@studio/domain/people/sessionToken'
import { HttpsError } from 'firebase-functions/https'
import * as v from 'valibot'
import { logFailure } from '../lib/log.ts'
import { invalid } from './refusal.ts'

/** The signed-in person behind a call, as its verified ID token names them. */
export interface Caller {
  uid: string
  token: { email?: string } & SessionToken
}

/** The part of a callable's request that the handlers use. */
export interface CallableInput {
  data: unknown
  auth?: Caller
  /** Present when App Check has vouched for the page that calls. */
  app?: unknown
  rawRequest?: HttpRequest
}

/** The part of the HTTP request behind a call that is looked at. */
export interface HttpRequest {
  headers: Record<string, string | string[] | undefined>
  rawBody?: { length: number }
  socket?: { remoteAddress?: string }
}

/** Where a request comes from. */
interface Origin {
  caller: Caller | undefined
  http: HttpRequest | undefined
}

/** Message of a refusal for which validationTexts has no text of its own. */
export const invalidRequest = 'invalid'

/**
 * A handler behind its shared declaration: it sees only a request that fits `call.request`.
 *
 * @throws HttpsError `invalid-argument` with a key of validationTexts and the name of the field, or `invalid`, for any
 * other request; `internal` for an error that is not an HttpsError, which is logged.
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
  // To a schema a list is an object; everything else that is none it refuses itself.
  if (Array.isArray(data)) throw malformed()
  const parsed = v.safeParse(schema, data)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  if (!isValidationKey(issue.message)) throw malformed()
  throw invalid(issue.message, v.getDotPath(issue) ?? '')
}

const malformed = () => new HttpsError('invalid-argument', invalidRequest)
