import { collections } from '@studio/domain/collections'
import { pictureDocument, picturePath } from '@studio/domain/content/media/ownPictures'
import type { Change, PendingMutation } from '@studio/domain/outbox/pendingMutation'
import { beforeAll, expect, it, vi } from 'vitest'
import { inMemory } from '../../device/outboxStore'
import { keepPicture } from '../../device/pictures'
import { sendNext } from './sendNext'

const picture = 'c3'.repeat(32)
const path = `${collections.projects}/a`

beforeAll(async () => {
  // Node has no database, so the picture lasts as long as the page.
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await keepPicture('owner', picture, { large: 'x', medium: 'x', small: 'x' })
  warn.mockRestore()
})

const entry = (change: Partial<Change>): Omit<PendingMutation, 'seq'> => ({
  ...{ id: `e-${change.rev}`, account: 'owner', at: 0, state: 'waiting' },
  changes: [{ kind: 'update', path, fields: {}, before: {}, name: '', baseRev: 'r0', ...change }],
})

it('A conflict that resolves itself sends its picture again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const outboxStore = inMemory()
  const image = { fields: { image_url: picturePath(picture) }, before: { image_url: '' } }
  const theirs = { title_es: 'theirs', image_url: '', rev: 'q' }
  const collides = { fields: { title_es: 'x', ...image.fields }, before: { title_es: 'a', ...image.before }, rev: 'r1' }
  await outboxStore.add({ ...entry(collides), state: 'conflict', theirs })
  // A tab that did not show the first edit undid it.
  await outboxStore.add(entry({ fields: { title_es: 'a' }, before: { title_es: 'x' }, rev: 'r2' }))
  await sendNext({
    ...{ account: 'owner', outboxStore, receipt: 'r', isReady: async () => true, exchange: outboxStore.exchange },
    sendFile: async () => undefined,
    send: async () => ({ kind: 'conflict', theirs: new Map([[path, theirs]]) }),
  })
  const { entries } = await outboxStore.all('owner')
  expect(entries).toHaveLength(1)
  expect(entries[0]?.changes).toMatchObject([
    { path, fields: image.fields },
    { path: pictureDocument(picture), kind: 'create' },
  ])
  warn.mockRestore()
})
