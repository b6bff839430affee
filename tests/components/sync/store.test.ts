import { expect, test } from 'vitest'
import { inMemory, openOutboxStore } from '../../../web/src/device/outboxStore'

const account = 'store-test'
const entry = (id: string) => ({
  ...{ id, account, at: 1, state: 'waiting' as const },
  changes: [{ kind: 'update' as const, path: 'p/1', fields: {}, before: {}, name: '' }],
})

test.each([
  ['on the device', openOutboxStore],
  ['in memory', async () => inMemory()],
])('An entry that another tab has settled is not stored again: %s', async (_, open) => {
  const store = await open()
  const ids = async () => (await store.all(account)).entries.map(({ id }) => id)
  const [first, second] = [await store.add(entry('first')), await store.add(entry('second'))]
  await store.exchange([first], [{ ...first, state: 'refused' }, entry('part')])
  expect((await store.all(account)).entries).toMatchObject([{ id: 'first', state: 'refused' }, {}, { id: 'part' }])
  await store.exchange([first], [])
  await store.exchange([first, second], [{ ...first, state: 'conflict' }, entry('part again')])
  expect(await ids()).toEqual(['second', 'part'])
  expect(await store.note([first.seq, second.seq], { batch: 'b', receipt: 'r' })).toBe(false)
  expect(await store.takeIf(second, ([waiting]) => waiting?.tried === undefined)).toBe(true)
  await store.erase(account)
  expect(await ids()).toEqual([])
})
