import { randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { normalizeIdentifier } from '@studio/domain/people/rateLimit'
import { adminRole, roleId } from '@studio/domain/people/user'
import type { Google, Reader } from '../google/google.ts'
import type { Owner } from './settings.ts'

interface Account {
  localId: string
  email?: string
  lastLoginAt?: string
  /** A moment in seconds since 1970: sessions that began earlier are not valid. */
  validSince?: string
}

const documentsOf = (project: string) => `projects/${project}/databases/(default)/documents`

async function lookUp(read: Reader, project: string, key: { email: string[] } | { localId: string[] }) {
  const found = await read.query<{ users?: Account[] }>(
    'identitytoolkit',
    `v1/projects/${project}/accounts:lookup`,
    key,
  )
  return found?.users ?? []
}

/** The accounts of the studio's admins. */
export async function adminsOf(read: Reader, project: string): Promise<Account[]> {
  const rows = await read.query<{ document?: { fields?: { user_id?: { stringValue?: string } } } }[]>(
    'firestore',
    `v1/${documentsOf(project)}:runQuery`,
    {
      structuredQuery: {
        from: [{ collectionId: collections.roles }],
        where: {
          fieldFilter: { field: { fieldPath: 'role' }, op: 'EQUAL', value: { stringValue: adminRole } },
        },
      },
    },
  )
  const ids = (rows ?? []).flatMap(({ document }) => document?.fields?.user_id?.stringValue ?? [])
  return ids.length > 0 ? lookUp(read, project, { localId: ids }) : []
}

/**
 * Makes a person an admin: account, profile and role. An existing account keeps its password, an existing profile its
 * name; a new account gets what `choosePassword` returns. Returns whether the account is new. Running it again is harmless.
 */
export async function makeAdmin(
  google: Google,
  project: string,
  { email: address, name }: Owner,
  choosePassword: () => string | Promise<string>,
) {
  const email = normalizeIdentifier(address)
  const [known] = await lookUp(google, project, { email: [email] })
  if (!known) {
    await google.send('POST', 'identitytoolkit', `v1/projects/${project}/accounts`, {
      localId: randomUUID(),
      email,
      password: await choosePassword(),
    })
  }
  const [account] = known ? [known] : await lookUp(google, project, { email: [email] })
  if (!account) throw new Error(`The account of ${email} is gone`)
  const { localId, validSince } = account
  const documents = documentsOf(project)
  const [profile, role] = [`${collections.profiles}/${localId}`, `${collections.roles}/${roleId(localId)}`]
  const isNamed = await google.get('firestore', `v1/${documents}/${profile}`)
  const user_id = { stringValue: localId }
  // Sessions that were revoked before stay invalid under a new role.
  const ended = validSince && { valid_since: { doubleValue: Number(validSince) } }
  const nameIt = {
    update: { name: `${documents}/${profile}`, fields: { user_id, full_name: { stringValue: name } } },
    updateTransforms: [{ fieldPath: 'created_at', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  }
  const grantIt = {
    update: {
      name: `${documents}/${role}`,
      fields: { user_id, role: { stringValue: adminRole }, ...ended },
    },
  }
  await google.send('POST', 'firestore', `v1/${documents}:commit`, {
    writes: isNamed ? [grantIt] : [nameIt, grantIt],
  })
  return !known
}

/** Returns a link to the site's page for setting a password. Auth's own link would open a page hosted by Google. */
export async function passwordLink(google: Google, project: string, origin: string, email: string): Promise<string> {
  const { oobLink } = await google.send<{ oobLink: string }>(
    'POST',
    'identitytoolkit',
    `v1/projects/${project}/accounts:sendOobCode`,
    { requestType: 'PASSWORD_RESET', email, returnOobLink: true },
  )
  const oobCode = new URL(oobLink).searchParams.get('oobCode') ?? ''
  return `${origin}/auth/action?${new URLSearchParams({ mode: 'resetPassword', oobCode, lang: 'es' })}`
}
