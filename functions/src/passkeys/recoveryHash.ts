import { createHash, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { normalizeRecoveryCode } from '@studio/domain/people/recoveryCodes'

const derive = promisify<string, string, number, { N: number; r: number; p: number }, Buffer>(scrypt)

/** 16 MB of memory and about 50 ms, enough for a code of 140 random bits. */
const cost = { N: 2 ** 14, r: 8, p: 1 }

/**
 * Returns the stored form of a recovery code: a slow hash, because the codes in a stolen database can be guessed
 * offline.
 */
export const recoveryHash = async (salt: string, code: string): Promise<string> =>
  (await derive(normalizeRecoveryCode(code), salt, 32, cost)).toString('base64url')

/** Returns the stored form of codes made before December 2026. They stay valid until their owner makes new ones. */
export const earlierRecoveryHash = (uid: string, code: string): string =>
  createHash('sha256')
    .update(`recovery ${uid} ${normalizeRecoveryCode(code)}`)
    .digest('hex')
