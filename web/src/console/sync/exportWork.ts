import { ownPicturesIn } from '@studio/domain/content/media/ownPictures'
import type { Change } from '@studio/domain/outbox/pendingMutation'
import { keptPicture } from '../../device/pictures'
import { download } from '../../lib/download'
import { withPictures } from './data'

/** Hands the owner unsent work as a JSON file, whole: also with the pictures that it names. */
export async function exportWork(work: unknown) {
  const name = `montaje-${new Date().toISOString().slice(0, 10)}.json`
  download(name, 'application/json', JSON.stringify(await whole(work), undefined, 2))
}

/** Fills in the pictures of all entries and drafts in some work, wherever they lie in it. */
async function whole(work: unknown): Promise<unknown> {
  if (Array.isArray(work)) return Promise.all(work.map(whole))
  if (typeof work !== 'object' || work === null) return work
  if (isEntry(work))
    return { ...work, changes: await withPictures(work.account, work.changes).catch(without(work.changes)) }
  if (isDraft(work)) return { ...work, pictures: await picturesIn(work).catch(without({})) }
  const parts = await Promise.all(Object.entries(work).map(async ([name, part]) => [name, await whole(part)] as const))
  return Object.fromEntries(parts)
}

/** Texts without their pictures are better than nothing. */
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

/** The pictures that a draft names and that were made here, by name. */
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
