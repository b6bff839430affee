import { workText, zeroBits } from '@studio/domain/messages/proofOfWork'

/** Number of hashes computed at once. */
const atOnce = 200

/**
 * Returns a number whose hash with the form's key begins with `bits` zero bits. The page stays responsive meanwhile.
 */
export async function solveProofOfWork(key: string, bits: number): Promise<string> {
  const encoder = new TextEncoder()
  const isEnough = async (work: string) => {
    const hash = await crypto.subtle.digest('SHA-256', encoder.encode(workText(key, work)))
    return zeroBits(new Uint8Array(hash)) >= bits
  }
  for (let from = 0; ; from += atOnce) {
    const tried = Array.from({ length: atOnce }, (_, at) => String(from + at))
    const found = (await Promise.all(tried.map(isEnough))).indexOf(true)
    if (found >= 0) return tried[found] ?? ''
  }
}
