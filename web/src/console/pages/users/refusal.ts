import { refusedKey, type ValidationKey } from '@studio/domain/content/fields/validationTexts'
import type { CreateAdminForm } from '@studio/domain/people/user'
import { CallError } from './data'

/** The reason why no user was created: an invalid field, or a dictionary key. */
export type Refusal =
  | { field: { name: keyof CreateAdminForm; message: ValidationKey } }
  | { key: 'emailTaken' | 'adminsOnly' | 'ended' | 'failed' }

const fieldOf = (message: ValidationKey): keyof CreateAdminForm => {
  if (message.startsWith('password')) return 'password'
  return message.startsWith('email') ? 'email' : 'full_name'
}

/** Returns the reason for a server error. The server's own message is English and for logs. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CallError)) return { key: 'failed' }
  const { code } = error
  if (code.endsWith('/already-exists')) return { key: 'emailTaken' }
  if (code.endsWith('/permission-denied')) return { key: 'adminsOnly' }
  if (code.endsWith('/unauthenticated')) return { key: 'ended' }
  const refused = refusedKey(error)
  return refused ? { field: { name: fieldOf(refused), message: refused } } : { key: 'failed' }
}
