import { ownPicturesIn, pictureDocument } from '@studio/domain/content/media/ownPictures'
import { type Change, isPicture, placeOf } from '@studio/domain/outbox/pendingMutation'
import { openOutboxStore } from '../../device/outboxStore'
import { fieldsOf, keptPicture, madePicture, secure } from '../../device/pictures'

/* A change that names a picture of this device is kept with it in one step, so that none is ever stored without. */

/** So many pictures are sent in one request at most: Firestore takes 10 MiB. */
export const picturesAtOnce = 12

/**
 * The pictures of this device that some changes bring in, as changes of their own. Their bytes stay where they are, and
 * are as safe there as the changes will be: rejects where the device cannot keep them, or cannot say whether it has them.
 */
export async function picturesOf(account: string, changes: readonly Change[]): Promise<Change[]> {
  const names = new Set(
    changes.flatMap(({ kind, fields, before }) => {
      // What is made anew names its pictures anew, also where it says what it was before it was deleted.
      const known = new Set(kind === 'create' ? [] : ownPicturesIn(before))
      return ownPicturesIn(fields).filter((name) => !known.has(name))
    }),
  )
  if (names.size === 0) return []
  const { isLasting } = await openOutboxStore()
  const found = await Promise.all(
    [...names].map(async (name) => {
      const isHere = isLasting ? await secure(account, name) : madePicture(account, name) !== undefined
      return isHere ? [{ kind: 'create', path: pictureDocument(name), fields: {}, before: {}, name: '' } as const] : []
    }),
  )
  return found.flat()
}

/** Changes with the bytes of their pictures, for sending them or handing them out. */
export const withPictures = <Some extends Change>(account: string, changes: readonly Some[]): Promise<Some[]> =>
  Promise.all(
    changes.map(async (change) => {
      const picture = isPicture(change.path) ? await keptPicture(account, placeOf(change.path).id) : undefined
      return picture ? { ...change, fields: fieldsOf(picture) } : change
    }),
  )
