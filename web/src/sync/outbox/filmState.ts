import { type FilmMark, secondsLeft, withMark } from '@studio/domain/content/films/filmProgress'
import { useSyncExternalStore } from 'react'
import { type KeptFilm, keptFilms, piecesOf } from '../../device/films'
import { createEmitter } from '../../lib/emitter'
import { openChannel } from '../../lib/tabs'

/* The films on this device as this tab knows them. All tabs follow the one that sends. */

/** A film's upload. `stored`: the server has all of it. */
export interface FilmProgress {
  status: 'waiting' | 'paused' | 'stored'
  /** Number of pieces that the server has, and of all pieces. */
  sent: number
  total: number
  /** Undefined until one piece was sent while this tab was open. */
  secondsLeft: number | undefined
}

const channelName = 'studio.films'
let channel: ReturnType<typeof openChannel> | undefined
let account: string | undefined
let progress: ReadonlyMap<string, FilmProgress> = new Map()
const marks = new Map<string, FilmMark[]>()
const changed = createEmitter()

/** Shows an account's films in this tab and follows the other tabs. */
export async function openFilms(userId: string): Promise<void> {
  account = userId
  channel ??= openChannel(channelName)
  channel.onmessage = () => void readFilms()
  await readFilms()
}

/** Reads the films again after a change by this tab, and tells the others. */
export async function tellFilms(): Promise<void> {
  channel?.postMessage({})
  await readFilms()
}

async function readFilms(): Promise<void> {
  if (account === undefined) return
  const films = await keptFilms(account)
  progress = new Map([...films].map(([hash, film]) => [hash, progressOf(hash, film)]))
  changed.emit()
}

function progressOf(hash: string, film: KeptFilm): FilmProgress {
  const [{ sent, isStored, isPaused }, total] = [film, piecesOf(film).length]
  // The time of a pause does not count.
  const known = isPaused ? [] : withMark(marks.get(hash) ?? [], { at: performance.now(), sent })
  marks.set(hash, known)
  return {
    status: isStored ? 'stored' : isPaused ? 'paused' : 'waiting',
    sent,
    total,
    secondsLeft: isStored ? 0 : secondsLeft(known, total),
  }
}

/** Returns the uploads of all films on this device, by hash. */
export const useFilmUploads = (): ReadonlyMap<string, FilmProgress> =>
  useSyncExternalStore(changed.subscribe, () => progress)

/** Returns a film's upload; undefined for a film that was not chosen on this device, or is sent and forgotten. */
export const useFilmProgress = (hash: string): FilmProgress | undefined =>
  useSyncExternalStore(changed.subscribe, () => progress.get(hash))
