import { expect, test } from 'vitest'
import { filmPath } from '../content/films/manifest.ts'
import type { PendingMutation } from './pendingMutation.ts'
import { summarize } from './summary.ts'

const entry = (state: PendingMutation['state'], at: number, path = 'p/1'): PendingMutation => ({
  seq: at,
  id: `e${at}`,
  account: 'owner',
  at,
  changes: [{ kind: 'update', path, fields: {}, before: {}, name: '' }],
  state,
})

test.each<[string, PendingMutation[], boolean, object]>([
  ['everything is published', [], true, { status: 'synced', waiting: 0, oldest: undefined }],
  [
    'an entry is being sent',
    [entry('waiting', 5), entry('waiting', 3)],
    true,
    { status: 'sending', waiting: 2, oldest: 3 },
  ],
  ['no network, nothing waits', [], false, { status: 'offline', waiting: 0 }],
  ['no network', [entry('waiting', 5)], false, { status: 'offline', waiting: 1, oldest: 5 }],
  [
    'two conflicting edits of one document: one conflict',
    [entry('conflict', 1), entry('conflict', 2)],
    false,
    { status: 'attention', conflicts: 1, refused: 0, waiting: 0 },
  ],
  ['refused', [entry('refused', 1), entry('refused', 2)], true, { status: 'attention', conflicts: 0, refused: 2 }],
])('%s', (_, entries, isOnline, summary) => {
  expect(summarize(entries, isOnline)).toMatchObject(summary)
})

test('Work that only waits for a paused film is paused; any other is being sent', () => {
  const film = 'f'.repeat(64)
  const fields = { video_url: filmPath(film) }
  const withFilm = {
    ...entry('waiting', 1),
    changes: [{ kind: 'update' as const, path: 'p/1', fields, before: {}, name: '' }],
  }
  const statusOf = (entries: PendingMutation[], isOnline = true) =>
    summarize(entries, isOnline, 0, (hash) => hash === film).status
  expect(statusOf([withFilm])).toBe('paused')
  expect(statusOf([withFilm, entry('waiting', 2, 'p/1')])).toBe('paused')
  expect(statusOf([withFilm, entry('waiting', 2, 'p/2')])).toBe('sending')
  expect(statusOf([withFilm], false)).toBe('offline')
  expect(summarize([withFilm], true).status).toBe('sending')
})
