import { randomUUID } from 'node:crypto'
import { type CollectionName, collections } from '@studio/domain/collections'
import { covers, type Operation, operations, type Principal, permissions } from '@studio/domain/people/permissions'
import { roleId } from '@studio/domain/people/user'
import { beforeAll, describe, expect, it } from 'vitest'

/**
 * An attack with nothing but HTTP, as anyone with the page's public key can send it, against the whole system. Accounts
 * and documents are set up over HTTP as well, with the emulators' own key.
 */
const { FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST, SITE_URL, GCLOUD_PROJECT: project } = process.env
const accounts = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`
const documents = `http://${FIRESTORE_EMULATOR_HOST}/v1/projects/${project}/databases/(default)/documents`
const password = 'correct horse battery'
const key = 'owner'

async function send(method: string, url: string, token?: string, body?: object) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return { status: answer.status, ...((await answer.json()) as { idToken?: string; refreshToken?: string }) }
}

const attempt = (p_identifier: string) => send('POST', `${SITE_URL}/api/checkRateLimit`, '', { data: { p_identifier } })
const signIn = (email: string) =>
  send('POST', `${accounts}/accounts:signInWithPassword?key=any`, '', { email, password, returnSecureToken: true })
const signUp = (body: object) => send('POST', `${accounts}/accounts:signUp?key=any`, '', body)

const fields = { fields: { name: { stringValue: 'attack' } } }
const store = (path: string, body: object = fields) => send('PATCH', `${documents}/${path}`, key, body)
const roleFields = (uid: string) => ({
  fields: { user_id: { stringValue: uid }, role: { stringValue: 'admin' } },
})

/** Returns an account that signs in like the page. */
async function newAccount(isAdmin = false) {
  const uid = randomUUID()
  const email = `${uid}@example.com`
  await send('POST', `${accounts}/projects/${project}/accounts`, key, { localId: uid, email, password })
  if (isAdmin) await store(`user_roles/${roleId(uid)}`, roleFields(uid))
  return { uid, email }
}

async function signedIn(isAdmin = false) {
  const { uid, email } = await newAccount(isAdmin)
  await attempt(email)
  const { idToken = '', refreshToken = '' } = await signIn(email)
  expect(idToken).not.toBe('')
  return { uid, token: idToken, refreshToken }
}

describe('Over plain HTTP', () => {
  it('nobody signs up', async () => {
    const email = `${randomUUID()}@example.com`
    const answer = await signUp({ email, password, returnSecureToken: true })
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.idToken).toBeUndefined()
  })

  it('nobody signs in without the page, nor while locked', async () => {
    const { email } = await newAccount()
    expect((await signIn(email)).idToken).toBeUndefined()
    for (let tries = 0; tries < 6; tries++) await attempt(email)
    for (let tries = 0; tries < 3; tries++) expect((await signIn(email)).idToken).toBeUndefined()
  })
})

describe('A body that is not JSON', () => {
  it.each(['', '{"data":', 'x'])('is answered without information about the server: %s', async (body) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${SITE_URL}/api/listAccounts`, { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
    expect(await answer.text()).not.toMatch(/node_modules|\.js|&nbsp;at/)
  })
})

/** The attackers, by the name of their role in these tests, with token and account. */
type Attacker = { principal: Principal; uid: string; token: string }
const attackers: Partial<Record<Principal, Attacker>> = {}

/** Tries one operation as an attacker. Returns the status. */
async function attack({ uid, token }: Attacker, operation: Operation, name: CollectionName, id: string) {
  const at = `${documents}/${name}`
  const isRole = name === collections.roles
  const body = isRole ? roleFields(uid || id) : fields
  const newId = isRole ? roleId(uid || 'nobody') : randomUUID()
  if (operation === 'get') return (await send('GET', `${at}/${id}`, token)).status
  if (operation === 'list') return (await send('GET', `${at}?pageSize=1`, token)).status
  if (operation === 'create') return (await send('POST', `${at}?documentId=${newId}`, token, body)).status
  if (operation === 'update') return (await send('PATCH', `${at}/${id}`, token, fields)).status
  return (await send('DELETE', `${at}/${id}`, token)).status
}

describe('Every collection refuses reads and writes by', () => {
  const id = `attacked-${randomUUID()}`

  beforeAll(async () => {
    for (const name of Object.values(collections)) await store(`${name}/${id}`)
    const former = await signedIn(true)
    // The token is valid and the role existed, so later refusals are due to the missing role.
    const seen = await send('GET', `${documents}/${collections.messages}/${id}`, former.token)
    expect(seen.status).toBe(200)
    await send('DELETE', `${documents}/${collections.roles}/${roleId(former.uid)}`, key)
    attackers.visitor = { principal: 'visitor', uid: '', token: '' }
    attackers.member = { principal: 'member', ...(await signedIn()) }
    attackers.formerAdmin = { principal: 'formerAdmin', ...former }
  })

  const rows = (['visitor', 'member', 'formerAdmin'] as const).flatMap((principal) =>
    Object.values(collections).flatMap((name) => operations.map((operation) => ({ principal, name, operation }))),
  )

  it.each(rows)('$principal: $operation in $name, except what the table grants everybody', async (row) => {
    const attacker = attackers[row.principal]
    if (!attacker) throw new Error(`There is no ${row.principal}`)
    const isOpen = covers(permissions[row.name][row.operation], row.principal, 'others')
    // Without the admin role nobody may write anything.
    if (isOpen) expect(['get', 'list']).toContain(row.operation)
    expect(await attack(attacker, row.operation, row.name, id)).toBe(isOpen ? 200 : 403)
  })

  it('callers without a role: no document was changed, removed or created', async () => {
    for (const name of Object.values(collections)) {
      expect(await send('GET', `${documents}/${name}/${id}`, key)).toMatchObject({ status: 200, ...fields })
    }
    for (const { uid } of Object.values(attackers)) {
      expect((await send('GET', `${documents}/${collections.roles}/${roleId(uid || 'nobody')}`, key)).status).toBe(404)
    }
  })

  it.each(['visitor', 'member', 'formerAdmin'] as const)('%s: making an admin', async (principal) => {
    const data = { email: `${randomUUID()}@example.com`, full_name: 'Luz Marina', password }
    const answer = await send('POST', `${SITE_URL}/api/createAdminUser`, attackers[principal]?.token, { data })
    expect(answer).toMatchObject({ status: 403, error: { status: 'PERMISSION_DENIED' } })
  })
})
