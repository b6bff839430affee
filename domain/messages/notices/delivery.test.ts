import { expect, test } from 'vitest'
import { claimMs, isMailDue, nextAttempt } from './delivery.ts'

const minute = 60_000
const noon = Date.UTC(2026, 10, 27, 12)
const at = (minutes: number) => noon + minutes * minute
const open = { created_at: noon, push_at: 0, mail_at: 0 }

test.each([
  ['the owner wants one for each enquiry', open, true, 0, true],
  ['a notification has arrived, and the owner wants mails too', { ...open, push_at: noon }, true, 0, true],
  ['nobody was told for less than five minutes', open, false, 4.9, false],
  ['nobody was told for five minutes', open, false, 5, true],
  ['a notification has arrived', { ...open, push_at: noon }, false, 60, false],
  ['a mail was sent already', { ...open, mail_at: noon }, true, 60, false],
])('a mail is due while %s: %#', (_, delivery, isWanted, minutes, expected) =>
  expect(isMailDue(delivery, isWanted, at(minutes))).toBe(expected),
)

test.each([
  ['the first failure', 1, { isTold: false, isOpen: true }, 0, at(1)],
  ['the second failure', 2, { isTold: false, isOpen: true }, 1, at(3)],
  ['the third failure, in time for the other channel', 3, { isTold: false, isOpen: true }, 3, at(5)],
  ['many failures', 12, { isTold: false, isOpen: true }, 600, at(630)],
  ['three days', 90, { isTold: false, isOpen: true }, 3 * 24 * 60, null],
  ['an attempt without any channel', 1, { isTold: false, isOpen: false }, 0, at(1)],
  ['a mail, with a device left', 1, { isTold: true, isOpen: true }, 0, at(1)],
  ['a mail, with a device left for an hour', 8, { isTold: true, isOpen: true }, 60, null],
  ['everyone was told', 1, { isTold: true, isOpen: false }, 0, null],
])('after %s the next attempt is due in time', (_, tries, progress, minutes, expected) =>
  expect(nextAttempt({ created_at: noon, tries }, progress, at(minutes))).toBe(expected),
)

test('a claim outlasts one or two runs of the schedule, so that it does not meet the same ones each time', () =>
  expect([0, 0.49, 0.51, 1].map((random) => Math.ceil(claimMs(random) / minute))).toEqual([2, 2, 3, 3]))
