import { ownPicturesIn, pictureDocument } from '@studio/domain/content/media/ownPictures'
import { type Change, isPicture, type PendingMutation, placeOf } from '@studio/domain/outbox/pendingMutation'
import { openOutboxStore } from '../../device/outboxStore'
import { fieldsOf, keptPicture, madePicture, secure } from '../../device/pictures'

/* A change that names a picture of this device is stored together with it, so that no document is published without
   its picture. */

/** Maximum number of pictures in one request: Firestore accepts 10 MiB. */
export const picturesAtOnce = 12

/**
 * Returns changes that upload the new pictures named by `changes`. They refer to the bytes, which stay where they are.
 * Rejects if the device cannot store these safely, or cannot tell whether it has them.
 */
export async function picturesOf(account: string, changes: readonly Change[]): Promise<Change[]> {
  const names = new Set(
    changes.flatMap(({ kind, fields, before }) => {
      // A restored document adds its pictures again, even if its previous fields name them.
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

/** Returns the changes with the bytes of their pictures, for sending or exporting. */
export const withPictures = <Some extends Change>(account: string, changes: readonly Some[]): Promise<Some[]> =>
  Promise.all(
    changes.map(async (change) => {
      const picture = isPicture(change.path) ? await keptPicture(account, placeOf(change.path).id) : undefined
      return picture ? { ...change, fields: fieldsOf(picture) } : change
    }),
  )

/**
 * Returns whether this device has lost the bytes of a picture that an entry uploads. The entry cannot be published
 * without them.
 */
export async function hasLostPicture({ account, changes }: PendingMutation): Promise<boolean> {
  const names = changes.filter(({ path }) => isPicture(path)).map(({ path }) => placeOf(path).id)
  const found = await Promise.all(names.map((name) => keptPicture(account, name)))
  return found.includes(undefined)
}
