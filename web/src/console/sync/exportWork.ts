import { ownPicturesIn } from '@studio/domain/content/media/ownPictures'
import type { Change } from '@studio/domain/outbox/pendingMutation'
import { keptPicture } from '../../device/pictures'
import { download } from '../../lib/download'
import { withPictures } from './data'

/** Downloads unsent work as a JSON file that includes the pictures it uses. */
export async function exportWork(work: unknown) {
  const name = `montaje-${new Date().toISOString().slice(0, 10)}.json`
  download(name, 'application/json', JSON.stringify(await whole(work), undefined, 2))
}

/** Adds the pictures to all entries and drafts in some work, at any depth. */
async function whole(work: unknown): Promise<unknown> {
  if (Array.isArray(work)) return Promise.all(work.map(whole))
  if (typeof work !== 'object' || work === null) return work
  if (isEntry(work))
    return { ...work, changes: await withPictures(work.account, work.changes).catch(without(work.changes)) }
  if (isDraft(work)) return { ...work, pictures: await picturesIn(work).catch(without({})) }
  const parts = await Promise.all(Object.entries(work).map(async ([name, part]) => [name, await whole(part)] as const))
  return Object.fromEntries(parts)
}

/** If pictures cannot be read, exports the texts alone. */
const without =
  <Less>(less: Less) =>
  (error: unknown): Less => {
    console.warn('pictures could not be read', error)
    return less
  }

interface Draft {
  account: string
  draft: unknown
}

/** Returns the pictures that a draft uses and that are on this device, by name. */
async function picturesIn({ account, draft }: Draft) {
  const found = await Promise.all(
    ownPicturesIn(draft).map(async (name) => [name, await keptPicture(account, name)] as const),
  )
  return Object.fromEntries(found.filter(([, picture]) => picture))
}

const isEntry = (work: object): work is { account: string; changes: Change[] } =>
  'account' in work && typeof work.account === 'string' && 'changes' in work && Array.isArray(work.changes)

const isDraft = (work: object): work is Draft =>
  'account' in work && typeof work.account === 'string' && 'draft' in work
