import { refusedKey, type ValidationKey } from '@studio/domain/content/fields/validationTexts'
import type { CreateAdminForm } from '@studio/domain/people/user'
import { CallError } from './data'

/** Why no user was created: a field that is wrong, or the key of a text. */
export type Refusal =
  | { field: { name: keyof CreateAdminForm; message: ValidationKey } }
  | { key: 'emailTaken' | 'adminsOnly' | 'ended' | 'failed' }

const fieldOf = (message: ValidationKey): keyof CreateAdminForm => {
  if (message.startsWith('password')) return 'password'
  return message.startsWith('email') ? 'email' : 'full_name'
}

/** Reads the server's refusal, whose own words are for logs: the reader gets a text in their language. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CallError)) return { key: 'failed' }
  const { code } = error
  if (code.endsWith('/already-exists')) return { key: 'emailTaken' }
  if (code.endsWith('/permission-denied')) return { key: 'adminsOnly' }
  if (code.endsWith('/unauthenticated')) return { key: 'ended' }
  const refused = refusedKey(error)
  return refused ? { field: { name: fieldOf(refused), message: refused } } : { key: 'failed' }
}
