import { beforeEach, describe, expect, it, vi } from 'vitest'
import { guarded, isOwnOrigin } from '../../../functions/src/requests/guard.ts'

/** The logged facts. Set up before the logger captures the console. */
const logged = vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => undefined))
beforeEach(() => logged.mockClear())

const site = {
  project: 'montaje',
  moreOrigins: 'https://montaje.example, https://www.montaje.example/, https://montaje--draft-8a2c.web.app',
  isEmulated: false,
}

describe('A page', () => {
  it.each<[string, boolean]>([
    ['https://montaje.web.app', true],
    ['https://montaje.firebaseapp.com', true],
    ['https://montaje--draft-8a2c.web.app', true],
    ['https://montaje--anything.web.app', false],
    ['https://montaje.example', true],
    ['https://www.montaje.example', true],
    ['http://montaje.web.app', false],
    ['https://montaje.web.app.evil.example', false],
    ['https://evil--montaje.web.app', false],
    ['https://montaje--evil.web.app.evil.example', false],
    ['https://evil.example', false],
    ['https://sub.montaje.example', false],
    ['http://127.0.0.1:5000', false],
    ['null', false],
    ['', false],
  ])('of %s is the site: %j', (origin, isOwn) => {
    expect(isOwnOrigin(origin, site)).toBe(isOwn)
  })

  it('without a name is not the site, even if no further origin is listed', () => {
    expect(isOwnOrigin('', { ...site, moreOrigins: '' })).toBe(false)
  })

  it('of this machine is the site on the emulators only', () => {
    expect(isOwnOrigin('http://127.0.0.1:5100', { ...site, isEmulated: true })).toBe(true)
    expect(isOwnOrigin('http://localhost', { ...site, isEmulated: true })).toBe(true)
    expect(isOwnOrigin('http://127.0.0.1.evil.example', { ...site, isEmulated: true })).toBe(false)
  })
})

/** Calls a guarded handler that returns its input. */
const call = (
  input: { data?: unknown; origin?: string; app?: unknown; rawBody?: { length: number } },
  demandsAppCheck = false,
) =>
  guarded(
    { site: () => site, demandsAppCheck: () => demandsAppCheck, call: 'submitContact' },
    async ({ data }) => data,
  )({
    data: input.data ?? 'said',
    app: input.app,
    rawRequest: { headers: { origin: input.origin }, ...(input.rawBody && { rawBody: input.rawBody }) },
  })

describe('A call is answered', () => {
  it('if the site makes it, or a caller that is not a browser', async () => {
    expect(await call({ origin: 'https://montaje.web.app' })).toBe('said')
    expect(await call({})).toBe('said')
  })

  it('with a body of 8 KB', async () => {
    const data = 'a'.repeat(8 * 1024 - 2)
    expect(await call({ data, rawBody: { length: 8 * 1024 } })).toBe(data)
  })

  it('with an App Check token, if one is required', async () => {
    expect(await call({ app: { appId: 'the site' } }, true)).toBe('said')
  })
})

describe('A call is refused', () => {
  it("if another site's page makes it", async () => {
    await expect(call({ origin: 'https://evil.example' })).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it.each([
    [{ origin: 'https://evil.example' }, false],
    [{}, true],
  ])('with its name in the log: %j', async (input, demandsAppCheck) => {
    await expect(call(input, demandsAppCheck)).rejects.toThrow()
    expect(JSON.parse(String(logged.mock.calls[0]?.[0]))).toMatchObject({ call: 'submitContact' })
  })

  it.each([
    ['more than 8 KB of data', { data: 'a'.repeat(8 * 1024 - 1) }],
    ['more than 8 KB with little data in it', { rawBody: { length: 8 * 1024 + 1 } }],
    ['more than 8 KB in characters of several bytes', { data: '界'.repeat(3000) }],
  ])('with %s', async (_, input) => {
    await expect(call(input)).rejects.toMatchObject({ code: 'invalid-argument', message: 'bodyTooLarge' })
  })

  it('without an App Check token, if one is required', async () => {
    await expect(call({}, true)).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})
