import { expect, test } from 'vitest'
import type { PendingMutation } from '../outbox/pendingMutation.ts'
import { closingOf } from './closing.ts'

const path = 'site_settings/maintenance'
const waiting = (was: unknown, at = path, state = 'waiting') =>
  ({
    state,
    changes: [{ kind: 'update', path: at, fields: {}, before: { value: was } }],
  }) as unknown as PendingMutation
const [on, off] = [{ enabled: true }, { enabled: false }]

test.each([
  ['nothing waits', false, [], 'open'],
  ['nothing waits', true, [], 'closed'],
  ['it was closed here, and that is not published yet', true, [waiting(off)], 'willClose'],
  ['it was opened here, and that is not published yet', false, [waiting(on)], 'willOpen'],
  ['another message waits', true, [waiting(on)], 'closed'],
  ['it was closed and opened again here', false, [waiting(off), waiting(on)], 'open'],
  ['the group did not exist', true, [waiting(undefined)], 'willClose'],
  ['another change waits', true, [waiting(off, 'site_settings/site_info')], 'closed'],
  ['a change was refused', false, [waiting(off, path, 'refused')], 'open'],
] as const)('When %s and the setting is %s', (_, isClosed, entries, expected) => {
  expect(closingOf(path, isClosed, entries)).toBe(expected)
})
