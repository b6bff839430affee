import { download } from '../../lib/download'

/** Hands the owner unsent work as a JSON file, whole. */
export const exportWork = (work: unknown) =>
  download(
    `montaje-${new Date().toISOString().slice(0, 10)}.json`,
    'application/json',
    JSON.stringify(work, undefined, 2),
  )
