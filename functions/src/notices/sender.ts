import type { Failure } from '@studio/domain/messages/notices/delivery'
import type { Site } from '../requests/guard.ts'

/** The result of one attempt to reach somebody: '' if it succeeded, else the reason. */
export type Outcome = Failure | ''

/** Returns the console's origin: the first of the site's own, otherwise Hosting's. */
export function originOf({ project, moreOrigins, isEmulated }: Site): string {
  const [own] = moreOrigins.split(',').map((origin) => origin.trim().replace(/\/$/, ''))
  return own || (isEmulated ? 'http://127.0.0.1:5000' : `https://${project}.web.app`)
}
