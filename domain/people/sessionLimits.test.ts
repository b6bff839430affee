import { expect, test } from 'vitest'
import { isUseDue, outdatedSessions, sessionEnd } from './sessionLimits.ts'

const day = 86_400
const start = 1_800_000_000
const ofPassword = { auth_time: start }
/** A session continued by a token of ours keeps the times of the one before it. */
const ofToken = { auth_time: start + 100, made_at: start, proved_at: start - 60 }

test.each([
  ['a session that was never used again', ofPassword, {}, start + 30 * day],
  ['a session that was used ten days later', ofPassword, { sessions: { [start]: start + 10 * day } }, start + 40 * day],
  ['a session that is used every day', ofPassword, { sessions: { [start]: start + 89 * day } }, start + 90 * day],
  ['a session with a token of ours', ofToken, { sessions: { [start]: start + 89 * day } }, start - 60 + 90 * day],
  ['a session that was signed out', ofPassword, { sessions: { [start]: 0 } }, 0],
  ['a session beside one that was signed out', ofPassword, { sessions: { [start + 1]: 0 } }, start + 30 * day],
  ['a session that began before all were ended', ofPassword, { valid_since: start + 1 }, 0],
  ['a session that began in the second in which all were ended', ofPassword, { valid_since: start }, start + 30 * day],
])('%s ends when it should', (_, token, role, end) => {
  expect(sessionEnd(token, role)).toBe(end * 1000)
})

test.each([
  ['five minutes after sign-in', start + 300, {}, false],
  ['a day after sign-in', start + day, {}, true],
  ['an hour after the last stored use', start + 5 * day, { sessions: { [start]: start + 5 * day - 3600 } }, false],
])('The use of a session is stored once a day: %s', (_, now, role, isDue) => {
  expect(isUseDue(ofPassword, role, now * 1000)).toBe(isDue)
})

test('A session is forgotten once none of its tokens can be valid', () => {
  const sessions = { [start]: 0, [start + day]: start }
  expect(outdatedSessions({ sessions }, (start + 90 * day) * 1000)).toEqual([])
  expect(outdatedSessions({ sessions }, (start + 90 * day + 1) * 1000)).toEqual([String(start)])
})
