import { sameAddress } from './personalData.ts'

/** Returns the id of an erased address's note: its SHA-256. The note's `at` is the time of erasure. */
export async function erasureId(address: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sameAddress(address)))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
