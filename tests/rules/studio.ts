import { readFile } from 'node:fs/promises'
import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing'
import { collections } from '@studio/domain/collections'
import { roleId } from '@studio/domain/user'
import { setLogLevel } from 'firebase/app'
import { roleDocument } from '../support/factories.ts'

// The SDK reports every refused write, and most writes here are refused on purpose.
setLogLevel('silent')

export type Database = ReturnType<RulesTestContext['firestore']>

/** Fields as a test may send them: also wrong ones. */
export type Fields = Record<string, unknown>

/** Who asks, and with which account. */
export const people = {
  anonymous: '',
  'a signed-in person without a role': 'member-uid',
  'an admin': 'admin-uid',
  'a former admin': 'former-uid',
} as const
export type Person = keyof typeof people
export const everyone = Object.keys(people) as Person[]

/** The rules under test. */
export const readRules = () => readFile(new URL('../../firestore.rules', import.meta.url), 'utf8')

/** The emulator's address, from the environment. */
function emulator() {
  const [host, port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':')
  if (!host || !port) throw new Error('FIRESTORE_EMULATOR_HOST must name the Firestore emulator, as host:port')
  return { host, port: Number(port) }
}

/**
 * An empty database under the rules, with one admin and one former admin. Each test file takes a project id of its own,
 * so that files do not see each other's documents and rules.
 */
export async function openStudio(projectId: string, rules?: string) {
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { ...emulator(), rules: rules ?? (await readRules()) },
  })
  await environment.clearFirestore()

  const databaseOf = (person: Person): Database => {
    const uid = people[person]
    return (uid ? environment.authenticatedContext(uid) : environment.unauthenticatedContext()).firestore()
  }
  const databases = Object.fromEntries(everyone.map((person) => [person, databaseOf(person)])) as Record<
    Person,
    Database
  >

  /** Stores documents past the rules. */
  const store = (documents: Record<string, Fields>) =>
    environment.withSecurityRulesDisabled(async (context) => {
      const database = context.firestore()
      await Promise.all(Object.entries(documents).map(([path, fields]) => database.doc(path).set(fields)))
    })

  /** Removes a document past the rules. */
  const remove = (path: string) =>
    environment.withSecurityRulesDisabled((context) => context.firestore().doc(path).delete())

  const grant = (uid: string) => store({ [rolePath(uid)]: { ...roleDocument(uid) } })
  await grant(people['an admin'])
  await grant(people['a former admin'])
  await remove(rolePath(people['a former admin']))

  return { as: databases, admin: databases['an admin'], store, remove, grant, close: () => environment.cleanup() }
}
export type Studio = Awaited<ReturnType<typeof openStudio>>

/** Where the document stands that makes a person an admin. */
export const rolePath = (uid: string) => `${collections.roles}/${roleId(uid)}`

let count = 0

/** A path in the collection that no test has used. */
export const newPath = (collection: string) => {
  count += 1
  return `${collection}/new-${count}`
}
