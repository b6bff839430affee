import { sha256Of } from '../values/sha256.ts'
import { sameAddress } from './personalData.ts'

/** Returns the id of an erased address's note: its SHA-256. The note's `at` is the time of erasure. */
export const erasureId = (address: string): Promise<string> => sha256Of(new TextEncoder().encode(sameAddress(address)))
