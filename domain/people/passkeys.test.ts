import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { canHavePasskeys, PasskeyName } from './passkeys.ts'

describe('A page can have passkeys', () => {
  it.each([
    ['localhost', true],
    ['montaje.example', true],
    ['montaje.web.app', true],
    ['montaje--draft-8a2c.web.app', true],
    ['xn--montaje-9za.xn--p1ai', true],
    ['127.0.0.1', false],
    ['192.168.1.20', false],
    ['[::1]', false],
    ['intranet', false],
    ['', false],
  ])('at %s: %j', (hostname, can) => {
    expect(canHavePasskeys(hostname)).toBe(can)
  })
})

describe('The name of a passkey', () => {
  it.each([
    ['  Teléfono de Ana ', 'Teléfono de Ana'],
    ['a'.repeat(60), 'a'.repeat(60)],
    ['a'.repeat(61), undefined],
    ['   ', undefined],
    ['Telé\u202Efono', 'Teléfono'],
    ['\u200B\u2060\u3164', undefined],
  ])('%j is stored as %j', (typed, kept) => {
    const parsed = v.safeParse(PasskeyName, typed)
    expect(parsed.success ? parsed.output : undefined).toBe(kept)
  })
})
