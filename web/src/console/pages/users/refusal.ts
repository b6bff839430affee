import { refusedKey, type ValidationKey } from '@studio/domain/content/fields/validationTexts'
import type { CreateAdminForm } from '@studio/domain/people/user'
import { CallError } from './data'

/** Why no user was created: a field that is wrong, a text of ours, or the server's own words. */
export interface Refusal {
  field?: { name: keyof CreateAdminForm; message: ValidationKey }
  key?: 'emailTaken' | 'adminsOnly' | 'ended' | 'failed'
  text?: string
}

/** Codes with which the server has nothing to say, or was not reached. */
const wordless = /\/(internal|unavailable|unknown|deadline-exceeded|cancelled)$/

const fieldOf = (message: ValidationKey): keyof CreateAdminForm => {
  if (message.startsWith('password')) return 'password'
  return message.startsWith('email') ? 'email' : 'full_name'
}

/** Reads the server's refusal. What it words in Spanish is said in the reader's language where we know it. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CallError)) return { key: 'failed' }
  const { code, message } = error
  if (code.endsWith('/already-exists')) return { key: 'emailTaken' }
  if (code.endsWith('/permission-denied')) return { key: 'adminsOnly' }
  if (code.endsWith('/unauthenticated')) return { key: 'ended' }
  const refused = refusedKey(error)
  if (refused) return { field: { name: fieldOf(refused), message: refused } }
  const isSilent = wordless.test(code) || !message || /^(invalid|internal|offline)$/i.test(message)
  return isSilent ? { key: 'failed' } : { text: message }
}
