import { onCall } from 'firebase-functions/https'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { wellFormed } from '../../../functions/src/requests/wellFormed.ts'

/** Everything that is written; set up before the logger keeps its own hold of the console. */
const written = vi.hoisted(() =>
  (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  ),
)
beforeEach(() => {
  for (const spy of written) spy.mockClear()
})
const log = () => JSON.stringify(written.flatMap(({ mock }) => mock.calls))

const echo = onCall({ cors: false }, ({ data }) => ({ data }))
const secret = 'correct horse battery'

/** Calls a function as the platform does: with a body that is parsed already. */
async function ask(callable: typeof echo, body: unknown, { method = 'POST', type = 'application/json' } = {}) {
  let status = 200
  let answer: unknown
  const headers: Record<string, string> = { 'content-type': type }
  const header = (name: string) => headers[name.toLowerCase()]
  const request = {
    method,
    headers,
    header,
    body,
    rawBody: Buffer.from(JSON.stringify(body) ?? ''),
    on: () => undefined,
  }
  await new Promise<void>((resolve) => {
    const end = (said: unknown) => {
      answer = said
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
    void Promise.resolve(callable(request as never, response as never)).then(resolve)
  })
  return { status, answer }
}

const noCalls: [string, unknown, { method?: string; type?: string }?][] = [
  ['no data', { email: 'luz@example.com', password: secret }],
  ['a field beside data', { data: {}, [secret]: 1 }],
  ['a type that nobody knows', { data: { '@type': secret, value: secret } }],
  [
    'a number that is none',
    { data: { deep: [{ '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: secret }] } },
  ],
  ['a list', [secret]],
  ['a text', secret],
  ['nothing', undefined],
  ['another method', { data: secret }, { method: 'PUT' }],
]

describe('A body that is no call', () => {
  it.each(noCalls)('is refused, and not a word of it is logged: %s', async (_, body, how) => {
    expect(await ask(wellFormed(echo), body, how)).toEqual({
      status: 400,
      answer: { error: { status: 'INVALID_ARGUMENT', message: 'invalid' } },
    })
    expect(log()).not.toContain(secret)
  })

  it('would be logged by the SDK', async () => {
    await ask(echo, { password: secret })
    expect(log()).toContain(secret)
  })
})

describe('A function that takes calls only', () => {
  it('answers a call', async () => {
    expect(await ask(wellFormed(echo), { data: { note: 'hola' } })).toMatchObject({
      status: 200,
      answer: { result: { data: { note: 'hola' } } },
    })
  })

  it('is deployed as the one behind it', () => {
    expect(wellFormed(echo).__endpoint).toEqual(echo.__endpoint)
    expect(wellFormed(echo).run).toBe(echo.run)
  })
})
