import type { AccountDevice } from '@studio/domain/people/account'
import { functions } from '../support/functions'

const day = 24 * 60 * 60_000
const noon = Date.UTC(2026, 10, 20, 12)

/** This device, as the server's list and its own token describe it. */
export const thisDevice: AccountDevice = {
  id: 'this-one',
  name: 'Chrome, Linux',
  first_at: noon - 90 * day,
  last_at: noon,
  is_here: false,
}
export const phone: AccountDevice = {
  ...thisDevice,
  id: 'phone',
  name: 'Safari, iOS',
  first_at: noon - 2 * day,
  last_at: noon - day,
}
export const old: AccountDevice = {
  ...thisDevice,
  id: 'old',
  name: '',
  first_at: noon - 200 * day,
  last_at: noon - 100 * day,
}

/** Sets the account's known devices; the first is the current one, if it is known. */
export function knows(...devices: AccountDevice[]) {
  let known = devices
  functions.answers.ownDevices = () => ({ devices: known })
  functions.answers.endDevice = (data) => {
    known = known.filter(({ id }) => id !== (data as { id: string }).id)
    return { token: 'a-token' }
  }
  const text = btoa(JSON.stringify({ id: thisDevice.id }))
  localStorage.setItem('studio.device', `${text}.signature`)
}
