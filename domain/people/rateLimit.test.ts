import { describe, expect, it } from 'vitest'
import { signInLimit } from '../limits.ts'
import {
  type AttemptState,
  countAttempt,
  lastTicketMs,
  minutesLeft,
  normalizeIdentifier,
  takeTicket,
  ticketMs,
} from './rateLimit.ts'

const minute = 60_000
const now = Date.parse('2026-11-20T12:00:00.000Z')
const at = (ms: number) => new Date(now + ms).toISOString()
const state = (
  attempts: number,
  age: number,
  locked_until: number | null = null,
  tickets: number[] = [],
): AttemptState => ({
  attempts,
  last_attempt_at: now - age,
  locked_until,
  tickets,
})

describe('An attempt', () => {
  it.each<[string, AttemptState | undefined, number]>([
    ['no attempt was made before', undefined, 4],
    ['one was made a moment ago', state(1, 0), 3],
    ['three were made, the last 14:59.999 ago', state(3, 15 * minute - 1), 1],
    ['four were made, the last 15:00 ago', state(4, 15 * minute), 4],
    ['a lock ends now', state(5, 15 * minute, now), 4],
    ['a lock ended long ago', state(5, 24 * 60 * minute, now - 1), 4],
    ['a lock ended although the last attempt is fresh', state(5, 1, now - 1), 4],
  ])('when %s is allowed and counted', (_, known, remaining) => {
    expect(countAttempt(known, now)).toEqual({
      state: { attempts: 5 - remaining, last_attempt_at: now, locked_until: null, tickets: [now + ticketMs] },
      result: { allowed: true, remaining, locked_until: null },
    })
  })

  it('that is the fifth is allowed and locks for 15 minutes', () => {
    expect(countAttempt(state(4, minute), now)).toEqual({
      state: {
        attempts: 5,
        last_attempt_at: now,
        locked_until: now + 15 * minute,
        tickets: [now + lastTicketMs],
      },
      result: { allowed: true, remaining: 0, locked_until: at(15 * minute) },
    })
  })

  it.each([
    ['a millisecond', 1],
    ['15 minutes', 15 * minute],
  ])('is neither allowed nor counted while the lock has %s to go', (_, left) => {
    expect(countAttempt(state(5, 0, now + left), now)).toEqual({
      state: undefined,
      result: { allowed: false, remaining: 0, locked_until: at(left) },
    })
  })

  it('counts among five in a row, at any pace within the 15 minutes', () => {
    let known: AttemptState | undefined
    const allowed = [0, 14, 28, 42, 56, 57].map((minutes) => {
      const { state: next, result } = countAttempt(known, now + minutes * minute)
      known = next ?? known
      return result.allowed
    })
    expect(allowed).toEqual([true, true, true, true, true, false])
  })

  it('does not change the known state', () => {
    const known = Object.freeze(state(2, minute))
    expect(() => countAttempt(known, now)).not.toThrow()
  })
})

describe('The tickets of allowed attempts', () => {
  it('add up, without expired ones', () => {
    const { state: next } = countAttempt(state(2, minute, null, [now - 1, now]), now)
    expect(next?.tickets).toEqual([now, now + ticketMs])
  })

  it('are all void except the last one when the lock begins', () => {
    const { state: next } = countAttempt(state(4, 0, null, [now + 1, now + 2]), now)
    expect(next?.tickets).toEqual([now + lastTicketMs])
  })

  it('are void once the lock has refused an attempt, without another change of the state', () => {
    const locked = state(5, 1, now + minute, [now + 1])
    expect(countAttempt(locked, now).state).toEqual({ ...locked, tickets: [] })
    expect(countAttempt({ ...locked, tickets: [now - 1] }, now).state).toBeUndefined()
  })

  it('are valid for one sign-in each, which resets the attempts', () => {
    const known = state(5, 0, now + 15 * minute, [now, now + 1])
    const once = takeTicket(known, now)
    expect(once).toEqual({ attempts: 0, last_attempt_at: now, locked_until: null, tickets: [now + 1] })
    const twice = once && takeTicket(once, now)
    expect(twice?.tickets).toEqual([])
    expect(twice && takeTicket(twice, now)).toBeUndefined()
  })

  it.each([
    ['a minute after the attempt', 0, true],
    ['a millisecond later', 1, false],
  ])('%s: %i', (_, late, isGood) => {
    const { state: next } = countAttempt(undefined, now)
    expect(next && takeTicket(next, now + ticketMs + late) !== undefined).toBe(isGood)
  })
})

describe('The limit', () => {
  it("is the specification's", () => {
    expect(signInLimit).toEqual({ attempts: 5, lockMinutes: 15 })
  })
})

describe('An identifier', () => {
  it.each([
    ['ana@example.com', 'ana@example.com'],
    ['ANA@Example.COM', 'ana@example.com'],
    ['  ana@example.com\t\n', 'ana@example.com'],
    ['Ñandú@example.com', 'ñandú@example.com'],
    ['ana＠example.com', 'ana@example.com'],
    ['Ana <ana@example.com>', 'ana@example.com'],
    ['', ''],
  ])('%j counts as %j', (text, normalized) => {
    expect(normalizeIdentifier(text)).toBe(normalized)
  })
})

describe('The minutes left', () => {
  it.each([
    [15 * minute, 15],
    [15 * minute - 1, 15],
    [14 * minute + 1, 15],
    [14 * minute, 14],
    [1, 1],
    [0, 0],
    [-minute, 0],
  ])('of a lock with %i ms to go are %i', (ms, minutes) => {
    expect(minutesLeft(now + ms, now)).toBe(minutes)
  })
})
