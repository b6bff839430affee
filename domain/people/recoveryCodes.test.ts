import { describe, expect, it } from 'vitest'
import { normalizeRecoveryCode, recoveryCodeBytes, recoveryCodeFrom } from './recoveryCodes.ts'

const bytes = Uint8Array.from({ length: recoveryCodeBytes }, (_, at) => at * 17)

describe('A recovery code', () => {
  it('is seven groups of four that cannot be misread, and has more than 128 bits', () => {
    expect(recoveryCodeFrom(bytes)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(recoveryCodeBytes * 5).toBeGreaterThanOrEqual(128)
  })

  it('uses every one of the 32 signs for the same number of bytes', () => {
    const signs = Array.from(
      { length: 256 },
      (_, byte) => recoveryCodeFrom(new Uint8Array(recoveryCodeBytes).fill(byte))[0],
    )
    const counts = new Map(signs.map((sign) => [sign, signs.filter((one) => one === sign).length]))
    expect([...counts.values()]).toEqual(Array(32).fill(8))
  })

  it.each([
    ['7K2M-9QXA-0000-1111', '7K2M9QXA00001111'],
    [' 7k2m 9qxa 0000 1111\n', '7K2M9QXA00001111'],
    ['7k2m9qxaoOoOiIlL', '7K2M9QXA00001111'],
    ['7K2M–9QXA–0000–1111', '7K2M9QXA00001111'],
  ])('typed as %j is %s', (typed, code) => {
    expect(normalizeRecoveryCode(typed)).toBe(code)
  })
})
