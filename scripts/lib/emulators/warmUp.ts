import { publicContentPath } from '@studio/domain/content/publicContent'
import { accounts, password } from '../../seed/accounts.ts'
import { type EmulatorSet, siteUrl } from './emulatorSet.ts'

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/**
 * Calls the functions that visitors and admins use, and signs in as someone without a role. The first call of each
 * function starts a process, which on a busy machine takes longer than a test waits.
 */
export async function warmUp(set: EmulatorSet) {
  const email = accounts[2].email
  const call = (name: string, data: object) => post(`${siteUrl(set)}/api/${name}`, { data })
  await Promise.all([
    fetch(`${siteUrl(set)}${publicContentPath('es')}`),
    call('checkRateLimit', { p_identifier: email }),
    // An empty request is refused, but by then the process is running.
    call('createAdminUser', {}),
  ])
  const auth = `http://127.0.0.1:${set.ports.auth}/identitytoolkit.googleapis.com/v1`
  await post(`${auth}/accounts:signInWithPassword?key=any`, { email, password, returnSecureToken: true })
}
