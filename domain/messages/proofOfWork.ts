/*
 * Proof of work. Beyond the form's shared limits an enquiry needs a number whose hash with the form's key begins with
 * enough zero bits. That slows a flood down without closing the form to anybody.
 */

/** Zero bits that the page tries in turn: about one second of work on a phone, and four times as much with each step. */
export const workSteps = [14, 16, 18] as const

const [least] = workSteps
const most = workSteps[workSteps.length - 1] ?? least

/**
 * Returns the number of zero bits that the next enquiry needs if `count` came before it in this window; 0 within the
 * limit.
 */
export const bitsNeeded = (count: number, limit: number): number =>
  count < limit ? 0 : Math.min(most, least + Math.floor((count - limit) / limit))

/** Returns the text that is hashed. */
export const workText = (key: string, work: string) => `${key} ${work}`

/** Returns how many zero bits a hash begins with. */
export function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}
