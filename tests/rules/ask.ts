import { isDeepStrictEqual } from 'node:util'
import { collections } from '@studio/domain/collections'
import { deletionNotePath, notedRevision } from '@studio/domain/outbox/deletions'
import { type Operation, type Principal, permissions, principals } from '@studio/domain/people/permissions'
import { sessionLimits } from '@studio/domain/people/sessionLimits'
import { profileDocument, roleDocument } from '../support/factories.ts'
import { someAtATime } from './someAtATime.ts'
import { emulatorHost, type Fields, justNow, people, readRules, rolePath } from './studio.ts'

/** A question to the rules: whether a person may do something, and the expected answer. */
export interface RuleCase {
  what: string
  principal: Principal
  operation: Operation
  /** The document; for a list any document of the collection. */
  path: string
  /** The document stored before; an arbitrary one if left out. */
  stored?: Fields | 'nothing'
  /** The whole document as it would be stored. */
  fields?: Fields
  /** The note written with a deletion, if not the valid one, or with an update. */
  note?: Fields | 'none'
  /** Time since the person has signed in, in ms; just now if left out. */
  signedInAgo?: number
  /** The second in which the session of `endedAdmin` began, if not given by `claims`. */
  sessionFrom?: number
  /** The session's times signed by the server, if its token was used just now. */
  claims?: { made_at?: number; proved_at?: number }
  /** Time since the person proved their identity, in ms, as signed by the server. */
  provedAgo?: number
  /** The project of the person's token, if it is another one. */
  project?: string
  isAllowed: boolean
}

/** Returns a value in the form of Firestore's REST interface. */
function encoded(value: unknown): object {
  if (value === null) return { nullValue: null }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return Number.isInteger(value) ? { integerValue: `${value}` } : { doubleValue: value }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } }
  return { mapValue: { fields: encodedFields(value as Fields) } }
}

const encodedFields = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, encoded(value === requestTime ? new Date() : value)]),
  )

/** A field value that the server replaces by the time of the request. */
export const requestTime = Symbol('request time')

/** Returns the write that stores a document. The server sets fields with `requestTime`. */
function writing(name: string, fields: Fields) {
  const [stamped, plain] = [true, false].map((isServerTime) =>
    Object.entries(fields).filter(([, value]) => (value === requestTime) === isServerTime),
  ) as [[string, unknown][], [string, unknown][]]
  return {
    update: { name, fields: encodedFields(Object.fromEntries(plain)) },
    ...(stamped.length > 0 && {
      updateTransforms: stamped.map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    }),
  }
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Returns a token; the emulator accepts unsigned ones. */
const tokenOf = (projectId: string, uid: string, auth_time = justNow, claims: RuleCase['claims'] = {}) =>
  [
    part({ alg: 'none', type: 'JWT' }),
    part({
      ...{ iss: `https://securetoken.google.com/${projectId}`, aud: projectId, sub: uid, user_id: uid },
      ...{ iat: 0, exp: 4_102_444_800, auth_time, ...claims },
      firebase: { sign_in_provider: 'custom', identities: {} },
    }),
    '',
  ].join('.')

/**
 * Returns whether anyone may delete a document. Other deletions get no note, because a refused note would hide whether
 * the deletion itself is refused.
 */
const isDeletable = (path: string) =>
  Object.entries(permissions).some(
    ([collection, may]) =>
      /^[^/]+\/[^/]+$/.test(path) && path.startsWith(`${collection}/`) && Object.keys(may.delete).length > 0,
  )

/** Returns a moment in seconds since 1970, relative to now, because a long run asks late. */
const secondsAgo = (ms: number) => Math.floor((Date.now() - ms) / 1000)

/** Older than every document, so that a write that the rules allow still changes nothing. */
const longAgo = '2000-01-01T00:00:00Z'

/**
 * Returns a client that asks the emulator for the rules' verdict over plain REST, like a stranger. Every write has a
 * condition that cannot hold, and the rules are checked first. A verdict thus costs one request and changes nothing.
 */
export async function openRulesClient(projectId: string) {
  const host = `http://${emulatorHost()}`
  const documents = `projects/${projectId}/databases/(default)/documents`
  const tokens = new Map(
    principals.map((principal) => [principal, people[principal] && tokenOf(projectId, people[principal])] as const),
  )
  const send = (verb: string, url: string, token: string | undefined, body?: object) =>
    fetch(`${host}/${url}`, {
      method: verb,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })

  /** Sets the rules. Returns whether they are valid. */
  const setRules = async (content: string) => {
    const rules = { rules: { files: [{ name: 'firestore.rules', content }] } }
    return (await send('PUT', `emulator/v1/projects/${projectId}:securityRules`, undefined, rules)).ok
  }

  /** Stores documents, bypassing the rules. */
  const store = async (all: ReadonlyMap<string, Fields>) => {
    const writes = [...all].map(([path, fields]) => ({
      update: { name: `${documents}/${path}`, fields: encodedFields(fields) },
    }))
    for (let from = 0; from < writes.length; from += 200) {
      const answer = await send('POST', `v1/${documents}:commit`, 'owner', { writes: writes.slice(from, from + 200) })
      if (!answer.ok) throw new Error(`The documents could not be stored: ${await answer.text()}`)
    }
  }

  /** Deletes a document: bypassing the rules, or as an account, which the rules may refuse. */
  const remove = (path: string, uid?: string) =>
    send('POST', `v1/${documents}:commit`, uid ? tokenOf(projectId, uid) : 'owner', {
      writes: [
        { delete: `${documents}/${path}` },
        ...(uid ? [noteOf(uid, { at: requestTime, documents: { [path]: '' } })] : []),
      ],
    })

  const noteOf = (uid: string, note: Fields) => writing(`${documents}/${deletionNotePath(uid)}`, note)

  /** Returns whether a document is stored. */
  const isThere = async (path: string) => (await send('GET', `v1/${documents}/${path}`, 'owner')).ok

  const request = ({
    principal,
    operation,
    path,
    stored,
    fields = {},
    note,
    signedInAgo,
    sessionFrom,
    provedAgo,
    claims = provedAgo === undefined ? undefined : { proved_at: secondsAgo(provedAgo) },
    project,
  }: RuleCase): Promise<Response> => {
    const person = sessionFrom === undefined && !claims?.made_at ? people[principal] : endedAdmin.uid
    const signedInAt = sessionFrom ?? (signedInAgo === undefined ? justNow : secondsAgo(signedInAgo))
    const isUsual = signedInAt === justNow && !project && !claims
    const token = isUsual ? tokens.get(principal) : person && tokenOf(project ?? projectId, person, signedInAt, claims)
    const name = `${documents}/${path}`
    const commit = (...writes: object[]) => send('POST', `v1/${documents}:commit`, token, { writes })
    const write = writing(name, fields)
    if (operation === 'get') return send('GET', `v1/${documents}/${encodeURI(path)}`, token)
    if (operation === 'create') return commit({ ...write, currentDocument: { exists: false } })
    const beside = (other: Fields) => noteOf(person || 'nobody', other)
    if (operation === 'update') {
      const update = { ...write, currentDocument: { updateTime: longAgo } }
      return note && note !== 'none' ? commit(update, beside(note)) : commit(update)
    }
    if (operation === 'delete') {
      const rev = notedRevision(stored === 'nothing' ? undefined : stored)
      const noted = note ?? { at: requestTime, documents: { [path]: rev } }
      const deletion = { delete: name, currentDocument: { updateTime: longAgo } }
      const isAlone = noted === 'none' || !isDeletable(path)
      return isAlone ? commit(deletion) : commit(deletion, beside(noted))
    }
    const above = path.split('/').slice(0, -2).join('/')
    const from = [{ collectionId: path.split('/').at(-2) }]
    const structuredQuery = { from, limit: 1 }
    return send('POST', `v1/${documents}${above && `/${above}`}:runQuery`, token, { structuredQuery })
  }

  /** Returns the rules' verdict. */
  const ask = async (question: RuleCase): Promise<boolean> => {
    const answer = await request(question)
    const text = await answer.text()
    // Too many requests were at one document at once; the rules were not checked yet.
    if (answer.status === 409 && text.includes('ABORTED')) return await ask(question)
    // If there was no document to collide with, the write has happened, so undo it.
    if (answer.ok && question.operation === 'create') await remove(question.path)
    // Allowed: either read, or stopped only by the condition.
    if (answer.ok || [404, 409].includes(answer.status) || text.includes('FAILED_PRECONDITION')) return true
    if (answer.status === 403) return false
    throw new Error(`${answer.status} for ${question.operation} of ${question.path}: ${text.slice(0, 300)}`)
  }

  return { setRules, store, ask, remove, isThere }
}
export type RulesClient = Awaited<ReturnType<typeof openRulesClient>>

/** Returns a client under the project's rules, or others, with all documents stored that the questions require. */
export async function rulesClientFor(projectId: string, questions: readonly RuleCase[], rules?: string) {
  const client = await openRulesClient(projectId)
  await client.setRules(rules ?? (await readRules()))
  await client.store(presupposed(questions))
  return client
}

/** Asks many questions, some at a time. Returns those with a wrong answer, or only the first. */
export async function askAll(
  client: RulesClient,
  questions: readonly RuleCase[],
  untilWrong = false,
): Promise<RuleCase[]> {
  const wrong = new Set<RuleCase>()
  await someAtATime(16, questions, async (question) => {
    if (untilWrong && wrong.size > 0) return
    if ((await client.ask(question)) !== question.isAllowed) wrong.add(question)
  })
  return questions.filter((question) => wrong.has(question))
}

/**
 * Returns a path for the `index`th new document of a collection. The emulator handles requests for one document one
 * after the other, so several paths are faster.
 */
export const newPlace = (collection: string, index: number) => `${collection}/new-${index % 8}`

/** The document that makes the admin an admin. */
export const adminRole: Fields = { ...roleDocument(people.admin) }

/** Sessions of `endedAdmin`, by the second in which each began: signed out, and used just within or beyond the limit. */
export const usedSessions = { signedOut: 3_000_000_010, used: 3_000_000_020, unused: 3_000_000_030 } as const

/** Distance from a limit, in ms, because a run may take hours. */
const marginMs = 6 * 60 * 60_000
/** Returns ages just within and beyond a limit of `days`, in ms. */
export const around = (days: number) => ({ within: days * 86_400_000 - marginMs, beyond: days * 86_400_000 + marginMs })

function storedUses() {
  const { within, beyond } = around(sessionLimits.idleDays)
  const { signedOut, used, unused } = usedSessions
  return { [signedOut]: 0, [used]: secondsAgo(within), [unused]: secondsAgo(beyond) }
}

/** An admin whose sessions before a certain second were revoked. */
export const endedAdmin = {
  uid: 'ended-uid',
  validSince: 3_000_000_000,
  role: { ...roleDocument('ended-uid'), valid_since: 3_000_000_000, sessions: storedUses() } as Fields,
}

/** Returns the documents that must be stored: those of the questions, and one at each path to be created. */
function presupposed(questions: readonly RuleCase[]) {
  const all = new Map<string, Fields>([
    [rolePath(people.admin), adminRole],
    [rolePath(endedAdmin.uid), endedAdmin.role],
  ])
  for (const { path, stored } of questions) {
    if (!stored || stored === 'nothing') continue
    if (all.has(path) && !isDeepStrictEqual(all.get(path), stored))
      throw new Error(`Two questions presuppose different documents at ${path}`)
    all.set(path, stored)
  }
  for (const question of questions) for (const [path, profile] of profileFor(question)) all.set(path, profile)
  for (const { path, stored } of questions) if (!stored && !all.has(path)) all.set(path, { stored: true })
  return all
}

/** An account without a profile, which nobody can make an admin. */
export const withoutProfile = 'account-without-profile'

/** A role requires a profile, unless the question is about that. */
function profileFor({ operation, path, fields }: RuleCase): [string, Fields][] {
  const uid = fields?.user_id
  if (operation !== 'create' || !path.startsWith(collections.roles) || typeof uid !== 'string') return []
  return uid === '' || uid === withoutProfile ? [] : [[`${collections.profiles}/${uid}`, { ...profileDocument(uid) }]]
}
