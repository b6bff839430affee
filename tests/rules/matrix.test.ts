import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { type CollectionName, collections } from '@studio/domain/collections'
import { afterAll, beforeAll, describe, it } from 'vitest'
import {
  messageDocument,
  newRevision,
  profileDocument,
  projectDocument,
  roleDocument,
  settingsDocument,
  testimonialDocument,
} from '../support/factories.ts'
import {
  type Database,
  everyone,
  type Fields,
  newPath,
  openStudio,
  type Person,
  people,
  rolePath,
  type Studio,
} from './studio.ts'

const operations = ['get', 'list', 'create', 'update', 'delete'] as const
type Operation = (typeof operations)[number]

const nobody: readonly Person[] = []
const admins: readonly Person[] = ['an admin']

/** Who may do what; whoever is not named is refused. */
const allowed: Record<CollectionName, Record<Operation, readonly Person[]>> = {
  portfolio_projects: { get: everyone, list: everyone, create: admins, update: admins, delete: admins },
  testimonials: { get: everyone, list: everyone, create: admins, update: admins, delete: admins },
  site_settings: { get: everyone, list: everyone, create: admins, update: admins, delete: nobody },
  contact_messages: { get: admins, list: admins, create: nobody, update: admins, delete: admins },
  profiles: { get: admins, list: admins, create: nobody, update: nobody, delete: nobody },
  user_roles: { get: admins, list: admins, create: admins, update: nobody, delete: admins },
  rate_limits: { get: nobody, list: nobody, create: nobody, update: nobody, delete: nobody },
  enquiry_counts: { get: nobody, list: nobody, create: nobody, update: nobody, delete: nobody },
}

/** For each collection a stored document, a sound change of it and a sound new document, as a person would write them. */
interface Sample {
  path: string
  stored: Fields
  change: Fields
  newPath: string
  created: Fields
}

const other = 'other-uid'
const attempts = { attempts: 1, last_attempt_at: 0, locked_until: null }
const project = projectDocument()
const testimonial = testimonialDocument()
const settings = settingsDocument('site_info', other)
const edit = (base: { rev: string }) => ({ rev: newRevision(), base_rev: base.rev })

const samples: Record<CollectionName, (uid: string) => Sample> = {
  portfolio_projects: () => ({
    path: 'portfolio_projects/stored',
    stored: project,
    change: { title_es: 'Otro título', ...edit(project) },
    newPath: newPath(collections.projects),
    created: projectDocument(),
  }),
  testimonials: () => ({
    path: 'testimonials/stored',
    stored: testimonial,
    change: { content_es: 'Otras palabras', ...edit(testimonial) },
    newPath: newPath(collections.testimonials),
    created: testimonialDocument(),
  }),
  site_settings: (uid) => ({
    path: 'site_settings/site_info',
    stored: { ...settings },
    change: { 'value.name': 'Otro nombre', updated_by: uid, ...edit(settings) },
    newPath: 'site_settings/maintenance',
    created: { ...settingsDocument('maintenance', uid) },
  }),
  contact_messages: () => ({
    path: 'contact_messages/stored',
    stored: messageDocument(),
    change: { status: 'read' },
    newPath: newPath(collections.messages),
    created: messageDocument(),
  }),
  profiles: (uid) => ({
    path: `profiles/${other}`,
    stored: profileDocument(other),
    change: { full_name: 'Otro nombre' },
    newPath: `profiles/${uid || 'nobody'}`,
    created: profileDocument(uid),
  }),
  user_roles: (uid) => ({
    path: rolePath(other),
    stored: { ...roleDocument(other) },
    change: { role: 'admin' },
    newPath: rolePath(`granted-by-${uid}`),
    created: { ...roleDocument(`granted-by-${uid}`) },
  }),
  rate_limits: () => ({
    path: 'rate_limits/stored',
    stored: attempts,
    change: { attempts: 0 },
    newPath: newPath(collections.rateLimits),
    created: attempts,
  }),
  enquiry_counts: () => ({
    path: 'enquiry_counts/stored',
    stored: { count: 1 },
    change: { count: 0 },
    newPath: newPath(collections.enquiryCounts),
    created: { count: 1 },
  }),
}

const requests: Record<Operation, (database: Database, sample: Sample) => Promise<unknown>> = {
  get: (database, { path }) => database.doc(path).get(),
  list: (database, { path }) => database.collection(path.split('/')[0] ?? '').get(),
  create: (database, { newPath, created }) => database.doc(newPath).set(created),
  update: (database, { path, change }) => database.doc(path).update(change),
  delete: (database, { path }) => database.doc(path).delete(),
}

const cells = Object.values(collections).flatMap((collection) =>
  operations.flatMap((operation) =>
    everyone.map((person) => {
      const isAllowed = allowed[collection][operation].includes(person)
      return { collection, operation, person, isAllowed, verb: isAllowed ? 'may' : 'may not' }
    }),
  ),
)

describe('Who may do what', () => {
  let studio: Studio
  beforeAll(async () => {
    studio = await openStudio('demo-rules-matrix')
  })
  afterAll(() => studio.close())

  it.each(cells)('$person $verb $operation in $collection', async ({ collection, operation, person, isAllowed }) => {
    const sample = samples[collection](people[person])
    await studio.store({ [sample.path]: sample.stored })
    const request = requests[operation](studio.as[person], sample)
    await (isAllowed ? assertSucceeds(request) : assertFails(request))
  })

  it('An admin loses every ability with the next request after the role is taken away', async () => {
    const path = 'contact_messages/stored'
    const formerAdmin = studio.as['a former admin']
    await studio.store({ [path]: messageDocument() })
    await studio.grant(people['a former admin'])
    await assertSucceeds(formerAdmin.doc(path).get())
    await studio.remove(rolePath(people['a former admin']))
    await assertFails(formerAdmin.doc(path).get())
    await assertFails(formerAdmin.doc(path).update({ status: 'read' }))
  })
})

const unknownPaths = [
  'secrets/one',
  'user_roles_old/admin-uid_admin',
  'portfolio_projects/stored/drafts/one',
  'contact_messages/stored/replies/one',
  'user_roles/admin-uid_admin/history/one',
]

describe('A path that no rule names is closed to everybody', () => {
  let studio: Studio
  beforeAll(async () => {
    studio = await openStudio('demo-rules-unknown')
    await studio.store(Object.fromEntries(unknownPaths.map((path) => [path, { stored: true }])))
  })
  afterAll(() => studio.close())

  const rows = everyone.flatMap((person) => unknownPaths.map((path) => ({ person, path })))

  it.each(rows)('$person finds $path closed', async ({ person, path }) => {
    const document = studio.as[person].doc(path)
    await assertFails(document.get())
    await assertFails(document.parent.get())
    await assertFails(document.parent.doc().set({ stored: false }))
    await assertFails(document.update({ stored: false }))
    await assertFails(document.delete())
  })

  it.each(everyone)('%s cannot search all collections of one name', async (person) => {
    for (const name of Object.values(collections)) await assertFails(studio.as[person].collectionGroup(name).get())
  })
})
