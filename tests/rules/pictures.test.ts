import { collections } from '@studio/domain/collections'
import { ownPictureName, type PictureTexts, picturePath } from '@studio/domain/content/media/ownPictures'
import { receiptId } from '@studio/domain/outbox/receipt'
import type { Firestore } from 'firebase/firestore'
import { expect, it } from 'vitest'
import { inMemory } from '../../web/src/device/outboxStore.ts'
import { keepPicture } from '../../web/src/device/pictures.ts'
import { collectionOf } from '../../web/src/firebase/collection.ts'
import { newId } from '../../web/src/firebase/newId.ts'
import { send } from '../../web/src/firebase/writes/send.ts'
import { changeOf } from '../../web/src/sync/outbox/changeOf.ts'
import { picturesOf } from '../../web/src/sync/outbox/pictures.ts'
import { sendNext } from '../../web/src/sync/outbox/sendNext.ts'
import { projectDocument } from '../support/factories.ts'
import { pictureWith } from '../support/pictures.ts'
import { dice, twoDevices } from './twoDevices.ts'

const { account, opened } = twoDevices('demo-rules-pictures')
/** Number of pictures per device: 200 in all for the long run. */
const each = process.env.FUZZ === 'long' ? 100 : 40
/** Number of these pictures that both devices add. */
const shared = each / 5

const projects = collectionOf(
  collections.projects,
  async () => (await import('@studio/domain/content/project')).Project,
)
const wanted = new Map<string, string>()

let last: Promise<unknown> = Promise.resolve()
/**
 * Runs tasks one after the other. Over gRPC, which the SDK uses in Node, the emulator garbles a query's first answer if
 * another device's commit interrupts it ("Received message larger than max"). The SDK then waits for up to 90 s.
 * Browsers are not affected: `npm run soak -- pictures` lets two devices send at the same time.
 */
function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  const mine = last.then(act)
  last = mine.catch(() => undefined)
  return mine
}

/** Runs a device that adds projects with pictures offline and then sends them, killed at random moments. */
async function play(db: Firestore, device: number) {
  const outboxStore = inMemory()
  const random = dice(20_261_123 + device)
  for (let at = 0; at < each; at += 1) {
    // Every tenth has the maximum size.
    const text = at < shared ? `shared ${at}` : `${device} ${at}`
    const { name, texts } = await pictureWith(at % 10 === 0 ? text.padEnd(140_000, '.') : text)
    await keepPicture(account, name, texts)
    const { rev: _, base_rev: __, ...draft } = projectDocument({ image_url: picturePath(name), order_position: at })
    const write = projects.create(newId(), draft)
    wanted.set(write.path, name)
    const change = changeOf(write)
    const changes = [change, ...(await picturesOf(account, [change]))]
    expect(changes).toHaveLength(2)
    await outboxStore.add({ id: newId(), account, at, changes, state: 'waiting' })
  }
  const receipt = `${collections.receipts}/${receiptId(account, newId())}`
  let kills = 0
  for (;;) {
    const result = await sendNext({
      account,
      outboxStore,
      receipt,
      isReady: async () => true,
      sendFile: async () => undefined,
      // Some sends are killed: before they begin, or before the answer comes.
      send: async (batch, attempt, isOpen) => {
        const moment = random()
        if (moment < 0.25) kills += 1
        if (moment < 0.1) return undefined
        const outcome = await inTurn(() => send(db, account, batch, attempt, isOpen))
        expect(['published', 'waiting']).toContain(outcome.kind)
        return moment < 0.25 ? undefined : outcome
      },
      exchange: outboxStore.exchange,
    })
    if (!result) return kills
  }
}

it('Two devices that add pictures offline and are killed while sending neither lose nor duplicate any', async () => {
  const { studio, databases } = opened()
  const kills = await Promise.all(databases.map(play))
  expect(Math.min(...kills)).toBeGreaterThan(each / 10)
  const [stored, pictures] = [await studio.read(collections.projects), await studio.read(collections.media)]
  expect(stored.size).toBe(2 * each)
  for (const [path, name] of wanted) {
    const project = stored.get(path.slice(path.indexOf('/') + 1))
    expect(ownPictureName(String(project?.image_url))).toBe(name)
    expect(pictures.get(name)).toMatchObject({ expires_at: null, updated_by: account })
  }
  expect(pictures.size).toBe(new Set(wanted.values()).size)
  expect(pictures.size).toBe(2 * each - shared)
  const whole = [...pictures.values()] as unknown as PictureTexts[]
  expect(whole.every(({ large, medium, small }) => large.length > 0 && medium.length > 0 && small.length > 0)).toBe(
    true,
  )
}, 300_000)
