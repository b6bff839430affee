import { sameAddress } from './personalData.ts'

/** The name of the note that an address was erased: a SHA-256 of it. The note's `at` says when. */
export async function erasureId(address: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sameAddress(address)))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
