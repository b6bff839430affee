import { calls } from '@studio/domain/calls'
import type { PictureSummary } from '@studio/domain/content/media/ownPictures'
import { call } from '../../../firebase/call'

/** Returns all uploaded pictures: unused ones first, then the newest. Rejects with a `CallError`. */
export async function readPictures(): Promise<PictureSummary[]> {
  const { pictures } = await call(calls.listPictures, {})
  const isUsed = ({ unused_since }: PictureSummary) => (unused_since === null ? 1 : 0)
  return pictures.sort((one, other) => isUsed(one) - isUsed(other) || other.made_at - one.made_at)
}
