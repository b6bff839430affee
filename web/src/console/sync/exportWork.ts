import type { Change } from '@studio/domain/outbox/pendingMutation'
import { download } from '../../lib/download'
import { withPictures } from './data'

/** Hands the owner unsent work as a JSON file, whole: also with the pictures that it names. */
export async function exportWork(work: unknown) {
  const name = `montaje-${new Date().toISOString().slice(0, 10)}.json`
  download(name, 'application/json', JSON.stringify(await whole(work), undefined, 2))
}

/** Fills in the pictures of all entries in some work, wherever they lie in it. */
async function whole(work: unknown): Promise<unknown> {
  if (Array.isArray(work)) return Promise.all(work.map(whole))
  if (typeof work !== 'object' || work === null) return work
  if (isEntry(work))
    return { ...work, changes: await withPictures(work.account, work.changes).catch(() => work.changes) }
  const parts = await Promise.all(Object.entries(work).map(async ([name, part]) => [name, await whole(part)] as const))
  return Object.fromEntries(parts)
}

const isEntry = (work: object): work is { account: string; changes: Change[] } =>
  'account' in work && typeof work.account === 'string' && 'changes' in work && Array.isArray(work.changes)
