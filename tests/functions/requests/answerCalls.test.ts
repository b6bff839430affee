import { HttpsError, type HttpsFunction, onCall } from 'firebase-functions/https'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../../functions/src/requests/answerCalls.ts'

/** All logged lines. Set up before the logger captures the console. */
const written = vi.hoisted(() =>
  (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  ),
)
beforeEach(() => {
  for (const spy of written) spy.mockClear()
})
const log = () => JSON.stringify(written.flatMap(({ mock }) => mock.calls))

const echo = async ({ data }: { data: unknown }) => ({ data })
const answer = answerCalls({
  submitContact: echo,
  listAccounts: async () => {
    throw new HttpsError('permission-denied', 'admins only', { reason: 'own-account', field: '' })
  },
})
const secret = 'correct horse battery'

interface Asked {
  method?: string
  path?: string
}

/** Calls a function like the platform, with a body that is already parsed. */
async function ask(
  callable: (...exchange: Parameters<HttpsFunction>) => unknown,
  body: unknown,
  { method = 'POST', path = '/api/submitContact' }: Asked = {},
) {
  let status = 200
  let said: unknown
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const header = (name: string) => headers[name.toLowerCase()]
  const rawBody = Buffer.from(JSON.stringify(body) ?? '')
  const request = { method, path, headers, header, body, rawBody, on: () => undefined }
  await new Promise<void>((resolve) => {
    const end = (text: unknown) => {
      said = text
      resolve()
    }
    const response = {
      on: () => response,
      setHeader: () => undefined,
      getHeader: () => undefined,
      status: (code: number) => {
        status = code
        return response
      },
      json: end,
      send: end,
      end,
    }
    void Promise.resolve(callable(request as never, response as never)).then(() => resolve())
  })
  return { status, answer: said }
}

const noCalls: [string, unknown, Asked?][] = [
  ['no data', { email: 'luz@example.com', password: secret }],
  ['a field beside data', { data: {}, [secret]: 1 }],
  ['a type that nobody knows', { data: { '@type': secret, value: secret } }],
  [
    'a number that is none',
    { data: { deep: [{ '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: secret }] } },
  ],
  ['a list', [secret]],
  ['thousands of lists, each in another', { data: JSON.parse(`${'['.repeat(3500)}${']'.repeat(3500)}`) }],
  ['a text', secret],
  ['nothing', undefined],
  ['another method', { data: secret }, { method: 'PUT' }],
]

describe('A body that is not a call', () => {
  it.each(noCalls)('is refused, and none of it is logged: %s', async (_, body, how) => {
    expect(await ask(answer, body, how)).toEqual({
      status: 400,
      answer: { error: { status: 'INVALID_ARGUMENT', message: 'invalid' } },
    })
    expect(log()).not.toContain(secret)
  })

  it('would be logged by the SDK', async () => {
    await ask(onCall({ cors: false }, echo), { password: secret })
    expect(log()).toContain(secret)
  })
})

describe('A function for several calls', () => {
  it.each(['/api/submitContact', '/submitContact'])('answers the named one: %s', async (path) => {
    expect(await ask(answer, { data: { note: 'hola' } }, { path })).toMatchObject({
      status: 200,
      answer: { result: { data: { note: 'hola' } } },
    })
  })

  it('returns refusals in the form that browsers read', async () => {
    expect(await ask(answer, { data: {} }, { path: '/api/listAccounts' })).toEqual({
      status: 403,
      answer: {
        error: {
          ...{ status: 'PERMISSION_DENIED', message: 'admins only' },
          details: { reason: 'own-account', field: '' },
        },
      },
    })
  })

  it.each([
    '/api/deleteAccount',
    '/api/constructor',
    '/api/__proto__',
    '/api/toString',
    '/api/submitContact/',
    '/api/submitContact/listAccounts',
    '/else/submitContact',
    '/api/',
    '/',
  ])('answers no other one: %s', async (path) => {
    expect(await ask(answer, { data: {} }, { path })).toEqual({
      status: 404,
      answer: { error: { status: 'NOT_FOUND', message: 'not-found' } },
    })
  })
})
