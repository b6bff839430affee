import { expect, test } from 'vitest'
import { dueReminders } from './reminder.ts'

const row = (remind_on: string, more: { suspected?: boolean; trashed_from?: '' | 'inbox' } = {}) => ({
  ...{ remind_on, suspected: false, trashed_from: '' as const },
  ...more,
})

test('A reminder is due from its day on, unless the enquiry is suspected or in the trash', () => {
  const rows = [
    row('2026-11-27'),
    row('2026-11-28'),
    row(''),
    row('2026-11-20'),
    row('2026-11-20', { suspected: true }),
    row('2026-11-20', { trashed_from: 'inbox' }),
  ]
  expect(dueReminders(rows, '2026-11-27').map(({ remind_on }) => remind_on)).toEqual(['2026-11-20', '2026-11-27'])
})
