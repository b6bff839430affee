import { ownPicturesIn, pictureDocument } from '@studio/domain/content/media/ownPictures'
import { type Change, isPicture, placeOf } from '@studio/domain/outbox/pendingMutation'
import { fieldsOf, keptPicture } from '../../device/pictures'

/* A change that names a picture of this device is kept with it in one step, so that none is ever stored without. */

/** So many pictures are sent in one request at most: Firestore takes 10 MiB. */
export const picturesAtOnce = 12

/** The pictures of this device that some changes bring in, as changes of their own. Their bytes stay where they are. */
export async function picturesOf(account: string, changes: readonly Change[]): Promise<Change[]> {
  const names = new Set(
    changes.flatMap(({ fields, before }) => {
      const known = new Set(ownPicturesIn(before))
      return ownPicturesIn(fields).filter((name) => !known.has(name))
    }),
  )
  const found = await Promise.all(
    [...names].map(async (name) => {
      const isHere = await keptPicture(account, name).catch(() => undefined)
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
