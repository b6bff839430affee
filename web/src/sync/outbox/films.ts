import { dayMs } from '@studio/domain/audit/trashDays'
import { filmDocument, pieceDocument } from '@studio/domain/content/films/manifest'
import { unusedDays } from '@studio/domain/content/media/ownPictures'
import { filmsOf, waitingFilms } from '@studio/domain/outbox/films'
import type { Change, PendingMutation, Values } from '@studio/domain/outbox/pendingMutation'
import { type KeptFilm, keptFilms, keptPiece, noteFilm, piecesOf, secureFilm, storedFilms } from '../../device/films'
import { openOutboxStore } from '../../device/outboxStore'
import { dropUnnamedFiles } from '../../device/unsyncedWork'
import type { Outcome } from '../../firebase/writes/send'
import { serverTime, untilServerTime } from '../../lib/serverTime'
import { tellFilms } from './filmState'

/* A change that names a film of this device waits until the server has all of it. The film is sent piece by piece when
   nothing else waits, so that a new price need not wait for a film. */

/** Makes sure that the new films which `changes` name are stored on this device. Rejects if they cannot be. */
export async function secureFilms(account: string, changes: readonly Change[]): Promise<void> {
  const hashes = new Set(changes.flatMap(filmsOf))
  if (hashes.size === 0) return
  // Without storage, work and films last as long as the page.
  if ((await openOutboxStore()).isLasting) for (const hash of hashes) await secureFilm(account, hash)
  await tellFilms()
}

/**
 * Returns a test for films that the server does not have yet. Films that this device does not know were chosen on
 * another one, so the server has them.
 */
export async function unsentFilms(
  account: string,
  entries: readonly PendingMutation[],
  isLasting: boolean,
): Promise<(hash: string) => boolean> {
  if (waitingFilms(entries).length === 0) return () => false
  const films = await (isLasting ? storedFilms : keptFilms)(account).catch((error: unknown) => {
    console.warn('the films on this device could not be read', error)
  })
  // Nobody knows whether the server has them, so they wait.
  if (!films) return () => true
  return (hash) => isUnsent(films.get(hash))
}

const isUnsent = (film: KeptFilm | undefined) => film !== undefined && (!film.isStored || mayHaveExpired(film))

/**
 * Returns whether the server may have deleted pieces of a film that no document names yet. It deletes an unused film
 * after this time, and the film's pieces after the same time again.
 */
const mayHaveExpired = ({ isOffered = false, isStored, at, offeredAt = at }: KeptFilm) =>
  (isOffered || isStored) && (serverTime() ?? 0) - (offeredAt ?? Number.POSITIVE_INFINITY) > unusedDays * dayMs

/** The progress of a film that is sent from the beginning. */
const notSent = {
  isOffered: false,
  offeredAt: undefined,
  sent: 0,
  isStored: false,
} as const satisfies Partial<KeptFilm>

interface PieceContext {
  account: string
  entries: readonly PendingMutation[]
  isReady: () => Promise<boolean>
  /** Stores a document named by its content. Resolves with undefined if nobody waits for the outcome any more. */
  sendFile: (path: string, fields: Values) => Promise<Outcome | undefined>
  exchange: (taken: readonly PendingMutation[], put: readonly PendingMutation[]) => Promise<void>
}

/**
 * Sends the next piece of the first film that waiting entries need. Its manifest is sent before the first piece, so that
 * the pieces of a cancelled upload expire with it, and after the last one, because it may have expired meanwhile. After
 * a long interruption all pieces are offered again; those that the server still has are not sent. A film that is paused
 * is skipped. Returns undefined if there is none.
 */
export async function sendNextPiece(context: PieceContext): Promise<Outcome['kind'] | undefined> {
  const { account, entries, isReady, sendFile } = context
  const needed = waitingFilms(entries)
  if (needed.length === 0) return undefined
  const films = await keptFilms(account)
  const hash = needed.find((one) => isUnsent(films.get(one)) && !films.get(one)?.isPaused)
  const kept = hash === undefined ? undefined : films.get(hash)
  if (hash === undefined || !kept) return undefined
  if (!(await isReady())) return 'waiting'
  const film = mayHaveExpired(kept) ? { ...kept, ...notSent } : kept
  if (film !== kept) await noteFilm(account, hash, notSent)
  const isNew = film.sent === 0 && !film.isOffered
  const piece = isNew ? undefined : piecesOf(film)[film.sent]
  const bytes = piece === undefined ? undefined : await keptPiece(account, piece)
  if (piece !== undefined && !bytes) return refuse(context, hash)
  const outcome =
    piece === undefined
      ? await sendFile(filmDocument(hash), { manifest: film.manifest, expires_at: null })
      : await sendFile(pieceDocument(piece), { bytes, expires_at: null })
  if (!outcome) return 'waiting'
  if (outcome.kind === 'refused') return refuse(context, hash)
  if (outcome.kind === 'published') {
    const done = piece === undefined ? { isStored: true } : { sent: film.sent + 1 }
    await noteFilm(account, hash, isNew ? { isOffered: true, offeredAt: serverTime() } : done)
    await tellFilms()
  }
  return outcome.kind
}

/**
 * Returns whether this device has lost a piece of a film that an entry adds and the server lacks. The entry cannot be
 * published without it.
 */
export async function hasLostFilm({ account, changes }: PendingMutation): Promise<boolean> {
  const films = await keptFilms(account)
  for (const hash of new Set(changes.flatMap(filmsOf))) {
    const film = films.get(hash)
    if (!film || film.isStored) continue
    for (const piece of piecesOf(film).slice(film.sent)) if (!(await keptPiece(account, piece))) return true
  }
  return false
}

/** Marks the entries that need a film as refused: the device has lost it, or the server does not accept it. */
async function refuse({ entries, exchange }: PieceContext, hash: string): Promise<Outcome['kind']> {
  const needing = entries.filter((entry) => waitingFilms([entry]).includes(hash))
  await exchange(
    needing,
    needing.map((entry) => ({ ...entry, state: 'refused' as const, refusal: 'invalid' as const })),
  )
  return 'refused'
}

/**
 * Makes the sender offer the manifests of a change's films again. The server may have deleted an unused film while the
 * change waited on a conflict; its pieces stay longer.
 */
export async function offerFilmsAgain(account: string, change: Change): Promise<void> {
  const hashes = filmsOf(change)
  if (hashes.length === 0) return
  for (const hash of (await keptFilms(account)).keys())
    if (hashes.includes(hash)) await noteFilm(account, hash, { isStored: false })
}

/** Drops the films of published entries from this device, unless other work names them. */
export function dropSentFilms(account: string, entries: readonly PendingMutation[]): void {
  if (waitingFilms(entries).length === 0) return
  void untilServerTime()
    .then((now) => dropUnnamedFiles(account, now))
    .then(tellFilms)
    .catch((error: unknown) => console.warn('a sent film could not be deleted', error))
}
