import { accounts, password } from '../seed/accounts.ts'
import { type EmulatorSet, siteUrl } from './emulatorSet.ts'

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/**
 * Signs in once as somebody without a role: the first call of each function starts a process, which on a busy machine
 * takes longer than a test waits.
 */
export async function warmUp(set: EmulatorSet) {
  const email = accounts[2].email
  await post(`${siteUrl(set)}/api/checkRateLimit`, { data: { p_identifier: email } })
  const auth = `http://127.0.0.1:${set.ports.auth}/identitytoolkit.googleapis.com/v1`
  await post(`${auth}/accounts:signInWithPassword?key=any`, { email, password, returnSecureToken: true })
}
