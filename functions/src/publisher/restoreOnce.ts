import type { Publication } from '@studio/domain/publishing/publication'
import type { Restoration } from '@studio/domain/publishing/release'
import { recordAccountChange } from '../audit/auditLog.ts'
import { readContent } from '../publicContent/storedContent.ts'
import { type Published, type PublishingDependencies, visibleAt } from './publishOnce.ts'
import { PublishError } from './target.ts'

/**
 * Makes an earlier release live again. Returns what has changed in the state of publication. The number on its pages is
 * compared with today's, because that is the one visitors should reach.
 *
 * @throws PublishError as `Target.restore` does.
 */
export async function restoreOnce(
  { db, now, target, prove }: PublishingDependencies,
  { releases }: Publication,
  wanted: Restoration,
): Promise<Published> {
  const { release: id, by, at } = wanted
  const known = releases.find((release) => release.id === id)
  if (!known) throw new PublishError('releaseGone')
  await target.restore(id)
  await recordAccountChange(db, { by, of: id, action: 'release_restored', at })
  const [content, origin] = await Promise.all([readContent(db), target.origin()])
  const proof = await prove({ origin, pages: known.pages, contentOf: visibleAt(content, at), now: now() })
  return { live: id, restored: wanted, proof, next_at: null }
}
