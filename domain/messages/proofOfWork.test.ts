import { describe, expect, it } from 'vitest'
import { bitsNeeded, workSteps, zeroBits } from './proofOfWork.ts'

describe('The work that an enquiry needs', () => {
  it.each([
    [0, 0],
    [999, 0],
    [1000, workSteps[0]],
    [1999, workSteps[0]],
    [2000, workSteps[0] + 1],
    [1_000_000, workSteps[2]],
  ])('after %i enquiries, at a limit of 1,000, is %i bits', (count, bits) => {
    expect(bitsNeeded(count, 1000)).toBe(bits)
  })

  it.each<[number[], number]>([
    [[0x80, 0], 0],
    [[0x01], 7],
    [[0, 0x20], 10],
    [[0, 0], 16],
  ])('is counted in the zero bits at the start of %j: %i', (bytes, bits) => {
    expect(zeroBits(Uint8Array.from(bytes))).toBe(bits)
  })
})
