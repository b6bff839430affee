import { readFile } from 'node:fs/promises'
import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing'
import { collections } from '@studio/domain/collections'
import { deletionNotePath } from '@studio/domain/outbox/deletions'
import { type Principal, principals } from '@studio/domain/people/permissions'
import { roleId } from '@studio/domain/people/user'
import { setLogLevel } from 'firebase/app'
import { serverTimestamp } from 'firebase/firestore'
import { roleDocument, writer } from '../support/factories.ts'

// The SDK logs every refused write, and most writes here are refused on purpose.
setLogLevel('silent')

export type Database = ReturnType<RulesTestContext['firestore']>

/** Fields of any kind, including invalid ones. */
export type Fields = Record<string, unknown>

/** The accounts of the principals. */
export const people = {
  visitor: '',
  member: 'member-uid',
  admin: writer,
  formerAdmin: 'former-uid',
} as const satisfies Record<Principal, string>

/** Time at which the test accounts have signed in, in seconds: later than any run. */
export const justNow = 4_000_000_000

/** Returns the rules under test. */
export const readRules = () => readFile(new URL('../../firestore.rules', import.meta.url), 'utf8')

/** Returns the emulator's address as `host:port`, from the environment. */
export function emulatorHost() {
  const address = process.env.FIRESTORE_EMULATOR_HOST
  if (!address) throw new Error('FIRESTORE_EMULATOR_HOST must name the Firestore emulator, as host:port')
  return address
}

/**
 * Returns an empty database under the rules, with one admin and one former admin. Each test file uses its own project
 * id, so that files do not share documents or rules.
 */
export async function openStudio(projectId: string, rules?: string) {
  const [host = '', port] = emulatorHost().split(':')
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { host, port: Number(port), rules: rules ?? (await readRules()) },
  })
  await environment.clearFirestore()

  const databaseOf = (person: Principal): Database => {
    const uid = people[person]
    return (
      uid ? environment.authenticatedContext(uid, { auth_time: justNow }) : environment.unauthenticatedContext()
    ).firestore()
  }
  const databases = Object.fromEntries(principals.map((person) => [person, databaseOf(person)])) as Record<
    Principal,
    Database
  >

  // One unrestricted database stays open, because opening one for each access takes longer than the access.
  const { promise: isClosed, resolve: closePast } = Promise.withResolvers<void>()
  const past = await new Promise<Database>((resolve) => {
    void environment.withSecurityRulesDisabled((context) => {
      resolve(context.firestore())
      return isClosed
    })
  })

  /** Stores documents, bypassing the rules. */
  const store = async (documents: Record<string, Fields>) => {
    await Promise.all(Object.entries(documents).map(([path, fields]) => past.doc(path).set(fields)))
  }

  /** Returns all documents of a collection by id, bypassing the rules. */
  const read = async (collection: string): Promise<Map<string, Fields>> => {
    const found = new Map<string, Fields>()
    for (const { id, data } of (await past.collection(collection).get()).docs.map(named)) found.set(id, data)
    return found
  }

  /** Deletes documents without a revision as a person, with the note that the rules require. */
  const deleteAs = (person: Principal, ...paths: string[]) => {
    const batch = databases[person].batch()
    for (const path of paths) batch.delete(databases[person].doc(path))
    const documents = Object.fromEntries(paths.map((path) => [path, '']))
    batch.set(databases[person].doc(deletionNotePath(people[person])), { at: serverTimestamp(), documents })
    return batch.commit()
  }

  /** Deletes a document, bypassing the rules. */
  const remove = (path: string) => past.doc(path).delete()

  const grant = (uid: string) => store({ [rolePath(uid)]: { ...roleDocument(uid) } })
  await grant(people.admin)
  await grant(people.formerAdmin)
  await remove(rolePath(people.formerAdmin))

  return {
    as: databases,
    admin: databases.admin,
    store,
    read,
    remove,
    deleteAs,
    grant,
    close: () => {
      closePast()
      return environment.cleanup()
    },
  }
}
export type Studio = Awaited<ReturnType<typeof openStudio>>

const named = (snapshot: { id: string; data: () => Fields }) => ({ id: snapshot.id, data: snapshot.data() })

/** Returns the path of the document that makes a person an admin. */
export const rolePath = (uid: string) => `${collections.roles}/${roleId(uid)}`

let count = 0

/** Returns a path in the collection that no test has used. */
export const newPath = (collection: string) => {
  count += 1
  return `${collection}/new-${count}`
}
