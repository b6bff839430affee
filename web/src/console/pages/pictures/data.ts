import { calls } from '@studio/domain/calls'
import type { FileSummary } from '@studio/domain/content/media/fileSummary'
import { call } from '../../../firebase/call'

/** Returns all uploaded pictures and films: unused ones first, then the newest. Rejects with a `CallError`. */
export async function readPictures() {
  const { pictures, films } = await call(calls.listPictures, {})
  return { pictures: pictures.sort(unusedFirst), films: films.sort(unusedFirst) }
}

const unusedFirst = (one: FileSummary, other: FileSummary) => isUsed(one) - isUsed(other) || other.made_at - one.made_at
const isUsed = ({ unused_since }: FileSummary) => (unused_since === null ? 1 : 0)
