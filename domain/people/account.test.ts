import { expect, it } from 'vitest'
import { deviceHere, newDevices } from './account.ts'

const device = (id: string, first_at: number) => ({ id, name: '', first_at, last_at: first_at, is_here: false })
const devices = [device('phone', 30), device('own', 20), device('old', 10)]

it.each([
  ['those that came since somebody looked', 10, 'own', ['phone']],
  ['not the one that is looking', 15, 'phone', ['own']],
  ['none that somebody has seen', 30, 'own', []],
  ['all for a device that is not known itself', 0, undefined, ['phone', 'own', 'old']],
  ['those that came after this one, when nobody has looked here', undefined, 'own', ['phone']],
  ['none when nothing says since when', undefined, 'gone', []],
])('New devices are %s', (_, seenAt, ownId, ids) =>
  expect(newDevices(devices, seenAt, ownId).map(({ id }) => id)).toEqual(ids),
)

const withSession = devices.map((one) => ({ ...one, is_here: one.id === 'old' }))

it.each([
  ['the one whose id the browser keeps', 'own', 'own'],
  ['the one of the session, if the browser has lost its id', undefined, 'old'],
  ['the one of the session, if the account no longer knows the id', 'gone', 'old'],
])('The current device is %s', (_, keptId, id) => expect(deviceHere(withSession, keptId)?.id).toBe(id))
