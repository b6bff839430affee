import { collections } from '@studio/domain/collections'
import { filmDocument, ownFilmHash, pieceDocument } from '@studio/domain/content/films/manifest'
import { placeOf } from '@studio/domain/outbox/pendingMutation'
import { receiptId } from '@studio/domain/outbox/receipt'
import type { Firestore } from 'firebase/firestore'
import { expect, it } from 'vitest'
import { keepFilm, keepPiece } from '../../web/src/device/films.ts'
import { inMemory } from '../../web/src/device/outboxStore.ts'
import { collectionOf } from '../../web/src/firebase/collection.ts'
import { newId } from '../../web/src/firebase/newId.ts'
import { send } from '../../web/src/firebase/writes/send.ts'
import { sendFile } from '../../web/src/firebase/writes/sendFile.ts'
import { changeOf } from '../../web/src/sync/outbox/changeOf.ts'
import { sendNext } from '../../web/src/sync/outbox/sendNext.ts'
import { projectDocument } from '../support/factories.ts'
import { filmWith } from '../support/films.ts'
import { dice, twoDevices } from './twoDevices.ts'

const { account, opened } = twoDevices('demo-rules-films')
/** Number of films per device, and of segments of each. */
const [each, segments] = process.env.FUZZ === 'long' ? [20, 8] : [6, 4]

const projects = collectionOf(
  collections.projects,
  async () => (await import('@studio/domain/content/project')).Project,
)

let last: Promise<unknown> = Promise.resolve()
/** Runs tasks one after the other, as tests/rules/pictures.test.ts explains. */
function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  const mine = last.then(act)
  last = mine.catch(() => undefined)
  return mine
}

type Film = Awaited<ReturnType<typeof filmWith>>

/** Returns the paths of a film's documents. */
const pathsOf = (film: Film | undefined): string[] =>
  film ? [filmDocument(film.hash), ...film.pieces.map(({ hash }) => pieceDocument(hash))] : []

/** Runs a device that adds projects with films offline and then sends them, killed at random moments. */
async function play(db: Firestore, device: number, wanted: Map<string, Film>) {
  const outboxStore = inMemory()
  // Both devices are in one process, so a name of its own keeps their films apart.
  const owner = `${account}-${device}`
  const random = dice(20_261_127 + device)
  for (let at = 0; at < each; at += 1) {
    // Both devices add the first film. The first has pieces of the maximum size.
    const film = await filmWith(at === 0 ? 'shared' : `${device} ${at}`, segments, at === 0 ? 1_000_000 : 5000)
    for (const { hash, bytes } of film.pieces) await keepPiece(owner, hash, bytes)
    await keepFilm(owner, film.manifest)
    const { rev: _, base_rev: __, ...draft } = projectDocument({ video_url: film.address, order_position: at })
    const write = projects.create(newId(), draft)
    wanted.set(write.path, film)
    await outboxStore.add({ id: newId(), account: owner, at, changes: [changeOf(write)], state: 'waiting' })
  }
  const receipt = `${collections.receipts}/${receiptId(account, newId())}`
  /** Number of times each file was sent, and number of interruptions. */
  const sent = new Map<string, number>()
  const arrived = new Set<string>()
  let incidents = 0
  /** Lets the work be killed before it begins, or before it gets the answer. */
  const interrupted = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    const moment = random()
    if (moment < 0.25) incidents += 1
    if (moment < 0.1) return undefined
    const result = await inTurn(work)
    return moment < 0.25 ? undefined : result
  }
  for (;;) {
    const result = await sendNext({
      account: owner,
      outboxStore,
      receipt,
      isReady: async () => true,
      send: (batch, attempt, isOpen) =>
        interrupted(async () => {
          // A project comes only after its whole film.
          for (const { path } of batch.chains.flat())
            expect(pathsOf(wanted.get(path)).filter((file) => !arrived.has(file))).toEqual([])
          return send(db, account, batch, attempt, isOpen)
        }),
      sendFile: (path, fields) =>
        interrupted(async () => {
          // The manifest is sent before the first piece and after the last one.
          if (placeOf(path).collection === collections.filmPieces) sent.set(path, (sent.get(path) ?? 0) + 1)
          const outcome = await sendFile(db, account, path, fields)
          if (outcome.kind === 'published') arrived.add(path)
          return outcome
        }),
      exchange: outboxStore.exchange,
    })
    if (!result) return { incidents, repeated: [...sent.values()].reduce((sum, times) => sum + times - 1, 0) }
    expect(['published', 'waiting']).toContain(result)
  }
}

it('Two devices that add films offline and are killed while sending neither lose nor duplicate any piece', async () => {
  const wanted = new Map<string, Film>()
  const { studio, databases } = opened()
  const results = await Promise.all(databases.map((db, device) => play(db, device, wanted)))
  for (const { incidents, repeated } of results) {
    expect(incidents).toBeGreaterThan(each)
    // An interruption costs at most one piece.
    expect(repeated).toBeLessThanOrEqual(incidents)
  }
  const [stored, films] = [await studio.read(collections.projects), await studio.read(collections.films)]
  const pieces = await studio.read(collections.filmPieces)
  expect(stored.size).toBe(2 * each)
  for (const [path, film] of wanted) {
    expect(ownFilmHash(String(stored.get(placeOf(path).id)?.video_url))).toBe(film.hash)
    expect(films.has(film.hash)).toBe(true)
    expect(film.pieces.filter(({ hash }) => !pieces.has(hash))).toEqual([])
  }
  expect(pieces.size).toBe((2 * each - 1) * (1 + 2 * segments))
  for (const { expires_at, updated_by } of pieces.values()) expect([expires_at, updated_by]).toEqual([null, account])
  expect(films.size).toBe(2 * each - 1)
}, 300_000)
