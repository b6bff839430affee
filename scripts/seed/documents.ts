/* The sample data as documents to store. */
import { collections } from '@studio/domain/collections'
import { forEachKind } from '@studio/domain/content/contentKinds'
import { SectionDraft } from '@studio/domain/content/page/section'
import { ProjectDraft } from '@studio/domain/content/project'
import type { PublicContent } from '@studio/domain/content/publicContent'
import { publicContentFrom } from '@studio/domain/content/publicContentFrom'
import { TestimonialDraft } from '@studio/domain/content/testimonial'
import type { LanguageCode } from '@studio/domain/languages'
import { ContactForm, generalSubject } from '@studio/domain/messages/contact'
import { nextRevision } from '@studio/domain/nextRevision'
import { adminRole, roleId } from '@studio/domain/people/user'
import { settingsGroups } from '@studio/domain/settings/settingSchemas'
import { settingsKeys } from '@studio/domain/settings/settings'
import { Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { accounts } from './accounts.ts'
import { type LargeUser, largeMessages, largeProjects, largeTestimonials } from './large.ts'
import { type MessageSeed, messages } from './messages.ts'
import { projectDrafts } from './projects.ts'
import { sectionDrafts } from './sections.ts'
import { settingsOf } from './settings.ts'
import { testimonialDrafts } from './testimonials.ts'

const day = 24 * 60 * 60 * 1000

/** A document to store: its collection, id and fields; without fields it is removed. */
export type Write = readonly [collection: string, id: string, fields?: Readonly<Record<string, unknown>>]

/** Returns the value as the domain accepts it; throws an error that names the wrong part. */
function checked<S extends v.GenericSchema>(what: string, schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${what}: ${v.getDotPath(issue) ?? 'value'}: ${issue.message}`)
}

const revision = () => nextRevision(crypto.randomUUID())

const projectWrites = (drafts: ReturnType<typeof projectDrafts>): Write[] =>
  drafts.map(([id, draft], order_position) => [
    collections.projects,
    id,
    { ...checked(`project ${id}`, ProjectDraft, draft), order_position, ...revision() },
  ])

const testimonialWrites = (drafts: ReturnType<typeof testimonialDrafts>): Write[] =>
  drafts.map(([id, draft], order_position) => [
    collections.testimonials,
    id,
    { ...checked(`testimonial ${id}`, TestimonialDraft, draft), order_position, ...revision() },
  ])

const sectionWrites = (drafts: ReturnType<typeof sectionDrafts>): Write[] =>
  drafts.map(([id, draft, order_position]) => [
    collections.sections,
    id,
    { ...checked(`section ${id}`, SectionDraft, draft), order_position, ...revision() },
  ])

const settingsWrites = (siteUrl: string, owner: string): Write[] => {
  const settings = settingsOf(siteUrl)
  return settingsKeys.map((key) => [
    collections.settings,
    key,
    { key, value: checked(`settings ${key}`, settingsGroups[key], settings[key]), updated_by: owner, ...revision() },
  ])
}

const messageWrites = (now: number, seeds: readonly MessageSeed[]): Write[] =>
  seeds.map(({ id, subject, reference = '', suspected = false, status, language, note = '', daysAgo, ...seed }) => {
    const videoType = subject === generalSubject ? '' : subject
    const form = { ...seed, videoType, referenceLink: reference, consent: true }
    const { name, email, message, referenceLink, budget } = checked(`message ${id}`, ContactForm, form)
    const created_at = Timestamp.fromMillis(now - daysAgo * day)
    const reference_link = referenceLink
    return [
      collections.messages,
      id,
      { name, email, subject, message, reference_link, budget, suspected, status, language, note, created_at },
    ]
  })

const accountWrites = (now: number): Write[] =>
  accounts.flatMap(({ uid, full_name, admin, daysAgo }): Write[] => [
    [collections.profiles, uid, { user_id: uid, full_name, created_at: Timestamp.fromMillis(now - daysAgo * day) }],
    admin ? [collections.roles, roleId(uid), { user_id: uid, role: adminRole }] : [collections.roles, roleId(uid)],
  ])

const userWrites = (now: number, users: readonly LargeUser[]): Write[] =>
  users.map(({ uid, full_name, daysAgo }) => [
    collections.profiles,
    uid,
    { user_id: uid, full_name, created_at: Timestamp.fromMillis(now - daysAgo * day) },
  ])

/**
 * Returns all documents of a studio whose site has this address. `users` are the additional accounts of a large studio;
 * if there are any, its other documents are included.
 */
export function seedWrites(siteUrl: string, users: readonly LargeUser[] = []): Write[] {
  const now = Date.now()
  const isLarge = users.length > 0
  return [
    ...projectWrites([...projectDrafts(siteUrl), ...(isLarge ? largeProjects(siteUrl) : [])]),
    ...testimonialWrites([...testimonialDrafts(siteUrl), ...(isLarge ? largeTestimonials(siteUrl) : [])]),
    ...sectionWrites(sectionDrafts(siteUrl)),
    ...settingsWrites(siteUrl, accounts[0].uid),
    ...messageWrites(now, [...messages, ...(isLarge ? largeMessages() : [])]),
    ...accountWrites(now),
    ...userWrites(now, users),
  ]
}

const sampleSite = 'https://site.example'

/** Returns the small studio's stored content. */
export function sampleContent() {
  const writes = seedWrites(sampleSite)
  const stored = (name: string) =>
    writes.flatMap(([collection, id, fields]) => (collection === name && fields ? [{ ...fields, id }] : []))
  return { settings: stored(collections.settings), ...forEachKind((kind) => stored(collections[kind])) }
}

/** Returns the small studio's content as visitors see it; its pictures and films have paths of the site. */
export function publicSamples(language: LanguageCode): PublicContent {
  const content = publicContentFrom(language, sampleContent(), Date.now())
  return JSON.parse(JSON.stringify(content).replaceAll(sampleSite, '')) as PublicContent
}
