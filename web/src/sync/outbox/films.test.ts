import {
  type FilmManifest,
  filmDocument,
  filmHashOf,
  filmPath,
  pieceDocument,
  pieceHashOf,
} from '@studio/domain/content/films/manifest'
import type { Change, PendingMutation } from '@studio/domain/outbox/pendingMutation'
import { beforeEach, expect, it, vi } from 'vitest'
import { keepFilm, keepPiece, noteFilm } from '../../device/films'
import { inMemory } from '../../device/outboxStore'
import type { Outcome } from '../../firebase/writes/send'
import { hearServerTime } from '../../lib/serverTime'
import { offerFilmsAgain } from './films'
import { sendNext } from './sendNext'

// Node has no database, so films last as long as the page.
beforeEach(() => {
  // Films of earlier tests are still being dropped.
  account = crypto.randomUUID()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  return () => warn.mockRestore()
})

let account = ''
const published: Outcome = { kind: 'published' }

/** Returns a film of three pieces that no player can show, different for each text. */
async function filmWith(text: string) {
  const pieces = await Promise.all(
    ['init', 'one', 'two'].map(async (part) => {
      const bytes = new TextEncoder().encode(`${text} ${part}`)
      return { bytes, hash: await pieceHashOf(bytes) }
    }),
  )
  const file = (of: typeof pieces) => ({
    bytes: of.reduce((sum, { bytes }) => sum + bytes.length, 0),
    pieces: of.map(({ hash }) => hash),
  })
  const manifest: FilmManifest = {
    ...{
      version: 1,
      width: 1080,
      height: 1920,
      seconds: 5,
      framesPerSecond: 30,
      codecs: 'avc1.640028',
      hasAudio: false,
    },
    ...{ bytes: file(pieces).bytes, init: file(pieces.slice(0, 1)) },
    segments: [{ seconds: 5, ...file(pieces.slice(1)) }],
  }
  const hash = await filmHashOf(manifest)
  return { hash, address: filmPath(hash), manifest, pieces }
}

/** Returns a device with this film, and with the paths of what it has sent. */
async function deviceWith(film: Awaited<ReturnType<typeof filmWith>>) {
  for (const { hash, bytes } of film.pieces) await keepPiece(account, hash, bytes)
  await keepFilm(account, film.manifest)
  const outboxStore = inMemory()
  const sent: string[] = []
  const note = (path: string): Outcome => {
    sent.push(path)
    return published
  }
  let answer = (path: string): Outcome | undefined => note(path)
  const step = () =>
    sendNext({
      ...{ account, outboxStore, receipt: 'r', isReady: async () => true, exchange: outboxStore.exchange },
      send: async ({ chains }) => note(chains.flat()[0]?.path ?? ''),
      sendFile: async (path) => answer(path),
    })
  const sendAll = async () => {
    while ((await step()) === 'published');
  }
  const keep = (change: Partial<Change>) =>
    outboxStore.add({
      ...{ id: crypto.randomUUID(), account, at: 0, state: 'waiting' },
      changes: [{ kind: 'update', path: 'portfolio_projects/a', fields: {}, before: {}, name: '', ...change }],
    })
  return {
    ...{ outboxStore, sent, step, sendAll, keep },
    answerWith: (next: typeof answer) => {
      answer = next
    },
    entries: async (): Promise<PendingMutation[]> => (await outboxStore.all(account)).entries,
  }
}

it('A project is published after its film’s manifest and every piece, and other work before', async () => {
  const film = await filmWith('order')
  const { keep, sendAll, sent, entries } = await deviceWith(film)
  await keep({ fields: { video_url: film.address }, before: { video_url: '' } })
  await keep({ path: 'price_lists/p', fields: { basic_price: 20 } })
  await sendAll()
  expect(sent).toEqual([
    'price_lists/p',
    filmDocument(film.hash),
    ...film.pieces.map(({ hash }) => pieceDocument(hash)),
    filmDocument(film.hash),
    'portfolio_projects/a',
  ])
  expect(await entries()).toEqual([])
})

it('New work is sent between two pieces', async () => {
  const film = await filmWith('between')
  const { keep, step, sent } = await deviceWith(film)
  await keep({ fields: { video_url: film.address }, before: { video_url: '' } })
  await step()
  await step()
  await keep({ path: 'price_lists/p', fields: { basic_price: 20 } })
  await step()
  await step()
  const [first, second] = film.pieces.map(({ hash }) => pieceDocument(hash))
  expect(sent).toEqual([filmDocument(film.hash), first, 'price_lists/p', second])
})

it('After a lost answer only the piece that was under way is sent again', async () => {
  const film = await filmWith('lost')
  const { keep, step, sendAll, sent, answerWith } = await deviceWith(film)
  await keep({ fields: { video_url: film.address }, before: { video_url: '' } })
  await step()
  await step()
  const tried: string[] = []
  answerWith((path) => {
    tried.push(path)
    return { kind: 'waiting' }
  })
  expect(await step()).toBe('waiting')
  answerWith((path) => {
    tried.push(path)
    return published
  })
  await sendAll()
  const paths = [...film.pieces.map(({ hash }) => pieceDocument(hash)), filmDocument(film.hash)]
  expect(tried).toEqual([paths[1], ...paths.slice(1)])
  expect(sent).toEqual([filmDocument(film.hash), paths[0], 'portfolio_projects/a'])
})

it('A paused film and its project wait, and continue where they stopped', async () => {
  const film = await filmWith('paused')
  const { keep, step, sendAll, sent } = await deviceWith(film)
  await keep({ fields: { video_url: film.address }, before: { video_url: '' } })
  await step()
  await step()
  await noteFilm(account, film.hash, { isPaused: true })
  expect(await step()).toBeUndefined()
  expect(sent).toEqual([filmDocument(film.hash), pieceDocument(film.pieces[0]?.hash ?? '')])
  await noteFilm(account, film.hash, { isPaused: false })
  await sendAll()
  const pieces = sent.filter((path) => path.startsWith('film_pieces/'))
  expect(new Set(pieces).size).toBe(pieces.length)
  expect(sent.at(-1)).toBe('portfolio_projects/a')
})

it('If the server refuses a piece, the project is refused and not published without its film', async () => {
  const film = await filmWith('refused')
  const { keep, step, sent, entries, answerWith } = await deviceWith(film)
  await keep({ fields: { video_url: film.address }, before: { video_url: '' } })
  answerWith(() => ({ kind: 'refused', refusal: 'invalid' }))
  expect(await step()).toBe('refused')
  expect(await entries()).toMatchObject([{ state: 'refused', refusal: 'invalid' }])
  expect(await step()).toBeUndefined()
  expect(sent).toEqual([])
})

it('A project with a film of another device is sent at once', async () => {
  const { keep, sendAll, sent } = await deviceWith(await filmWith('mine'))
  const { address } = await filmWith('theirs')
  await keep({ fields: { video_url: address }, before: { video_url: '' } })
  await sendAll()
  expect(sent).toEqual(['portfolio_projects/a'])
})

it('A film whose project waited on a conflict is offered to the server again', async () => {
  const film = await filmWith('again')
  const { keep, sendAll, sent, entries } = await deviceWith(film)
  const change = { fields: { video_url: film.address }, before: { video_url: '' } }
  const { changes } = await keep(change)
  await sendAll()
  await offerFilmsAgain(account, changes[0] as Change)
  sent.length = 0
  await keep(change)
  await sendAll()
  expect(sent).toEqual([filmDocument(film.hash), 'portfolio_projects/a'])
  expect(await entries()).toEqual([])
})

/** Sets the server's time to so many days from now. */
const setDay = (days: number) =>
  hearServerTime(new Response(null, { headers: { date: new Date(Date.now() + days * 86_400_000).toUTCString() } }))

it.each([
  ['between two pieces', 3],
  ['before its project', 5],
])('After an interruption of 60 days %s, all pieces of a film are offered again', async (_, steps) => {
  setDay(0)
  const film = await filmWith(`long ${steps}`)
  const { keep, step, sendAll, sent, entries } = await deviceWith(film)
  await keep({ fields: { video_url: film.address }, before: { video_url: '' } })
  for (let at = 0; at < steps; at++) await step()
  sent.length = 0
  setDay(61)
  await sendAll()
  expect(sent).toEqual([
    filmDocument(film.hash),
    ...film.pieces.map(({ hash }) => pieceDocument(hash)),
    filmDocument(film.hash),
    'portfolio_projects/a',
  ])
  expect(await entries()).toEqual([])
})

it('After an interruption of 20 days a film continues where it stopped', async () => {
  setDay(0)
  const film = await filmWith('short')
  const { keep, step, sendAll, sent } = await deviceWith(film)
  await keep({ fields: { video_url: film.address }, before: { video_url: '' } })
  for (let at = 0; at < 3; at++) await step()
  sent.length = 0
  setDay(20)
  await sendAll()
  expect(sent).toEqual([pieceDocument(film.pieces[2]?.hash ?? ''), filmDocument(film.hash), 'portfolio_projects/a'])
})
