import { expect, it } from 'vitest'
import { deviceHere, newDevices } from './account.ts'

const device = (id: string, first_at: number) => ({ id, name: '', first_at, last_at: first_at, is_here: false })
const devices = [device('phone', 30), device('own', 20), device('old', 10)]

it.each([
  ['those that signed in since the list was seen', 10, 'own', ['phone']],
  ['not the current device', 15, 'phone', ['own']],
  ['none that was seen before', 30, 'own', []],
  ['all, if the current device is not known', 0, undefined, ['phone', 'own', 'old']],
  ['those that signed in after this one, if the list was never seen here', undefined, 'own', ['phone']],
  ['none, if no date is known', undefined, 'gone', []],
])('New devices are %s', (_, seenAt, ownId, ids) =>
  expect(newDevices(devices, seenAt, ownId).map(({ id }) => id)).toEqual(ids),
)

const withSession = devices.map((one) => ({ ...one, is_here: one.id === 'old' }))

it.each([
  ['the one whose id the browser stores', 'own', 'own'],
  ['the one of the session, if the browser has lost its id', undefined, 'old'],
  ['the one of the session, if the account no longer knows the id', 'gone', 'old'],
])('The current device is %s', (_, keptId, id) => expect(deviceHere(withSession, keptId)?.id).toBe(id))
