import { emptySection, type Section, SectionDraft } from '@studio/domain/content/page/section'
import { emptyPriceList, type PriceList, PriceListDraft } from '@studio/domain/content/priceList'
import { emptyProject, type Project, ProjectDraft } from '@studio/domain/content/project'
import { emptyTestimonial, type Testimonial, TestimonialDraft } from '@studio/domain/content/testimonial'
import { inEveryLanguage, languageOf } from '@studio/domain/languages'
import type { ContactMessage } from '@studio/domain/messages/message'
import { nextRevision } from '@studio/domain/nextRevision'
import { adminRole, type Profile, UserRole } from '@studio/domain/people/user'
import type { SettingsDocument } from '@studio/domain/settings/settingSchemas'
import type { Settings, SettingsKey } from '@studio/domain/settings/settings'
import { defaultSettings } from '@studio/domain/settings/settings'
import * as v from 'valibot'

/** A document as it is stored, without its id, which is its name. */
export type Stored<Entity extends { id: string }> = Omit<Entity, 'id'>

/** An entity as Firestore stores it: with dates in place of milliseconds. */
type Dated<Entity> = { [Name in keyof Entity]: Name extends `${string}_at` ? Date : Entity[Name] }

/** The default writer of a document: the account that calls the rules as an admin. */
export const writer = 'admin-uid'

export const newRevision = () => crypto.randomUUID()

/** Returns a stored project that was just created; the schema fills in the rest. */
export const projectDocument = (given: Partial<Stored<Project>> = {}): Stored<Project> => ({
  ...v.parse(ProjectDraft, {
    ...emptyProject,
    image_url: 'https://example.com/picture.webp',
    video_url: 'https://example.com/video.mp4',
    client_name: 'Café Aurora',
    completion_date: '2026-05-17',
    featured: false,
    ...inEveryLanguage('title', (code) => `Project in ${languageOf(code).name}`),
    ...inEveryLanguage('description', (code) => `What was edited, in ${languageOf(code).name}`),
    ...inEveryLanguage('category', (code) => `Reel in ${languageOf(code).name}`),
    translated_from: {},
  }),
  order_position: 0,
  ...nextRevision(newRevision()),
  updated_by: writer,
  ...given,
})

/** Returns the stored item of a list of the page, which the owner has just added. */
export const sectionDocument = (given: Partial<Stored<Section>> = {}): Stored<Section> => ({
  ...v.parse(SectionDraft, {
    ...emptySection,
    list: 'faqs',
    ...inEveryLanguage('title', (code) => `Question in ${languageOf(code).name}`),
    ...inEveryLanguage('text', (code) => `Answer in ${languageOf(code).name}`),
  }),
  order_position: 8,
  ...nextRevision(newRevision()),
  updated_by: writer,
  ...given,
})

/** Returns a stored testimonial that was just created. */
export const testimonialDocument = (given: Partial<Stored<Testimonial>> = {}): Stored<Testimonial> => ({
  ...v.parse(TestimonialDraft, {
    ...emptyTestimonial,
    client_name: 'Lucía Prado',
    avatar_url: 'https://example.com/avatar.webp',
    rating: 5,
    ...inEveryLanguage('client_role', (code) => `Producer in ${languageOf(code).name}`),
    ...inEveryLanguage('client_company', () => 'Café Aurora'),
    ...inEveryLanguage('content', (code) => `What the client says, in ${languageOf(code).name}`),
    translated_from: {},
  }),
  order_position: 0,
  ...nextRevision(newRevision()),
  updated_by: writer,
  ...given,
})

/** Returns a stored price list that was just created, with the specification's numbers. */
export const priceListDocument = (given: Partial<Stored<PriceList>> = {}): Stored<PriceList> => ({
  ...v.parse(PriceListDraft, { ...emptyPriceList, name: 'Precios 2027' }),
  order_position: 0,
  ...nextRevision(newRevision()),
  updated_by: writer,
  ...given,
})

/** Returns a stored settings group, saved for the first time by `updatedBy`; its document's name is the key. */
export const settingsDocument = <Key extends SettingsKey>(
  key: Key,
  updatedBy: string,
  value: Settings[Key] = defaultSettings[key],
): Stored<SettingsDocument> => ({ key, value: { ...value }, updated_by: updatedBy, ...nextRevision(newRevision()) })

type StoredMessage = Dated<Stored<ContactMessage>>
/** Optional fields: absent unless the enquiry was in the trash or has a note. */
type Later = 'trashed_from' | 'trashed_at' | 'note' | 'phone' | 'remind_on'

/** Returns a stored enquiry. */
export const messageDocument = (
  given: Partial<StoredMessage> = {},
): Omit<StoredMessage, Later> & Partial<Pick<StoredMessage, Later>> => ({
  name: 'Ana Núñez',
  email: 'ana@example.com',
  subject: 'reel',
  message: 'Hola, me interesa un reel para mi marca de café.',
  reference_link: 'https://example.com/reference',
  budget: 'medio',
  suspected: false,
  status: 'new',
  created_at: new Date('2026-05-17T10:00:00Z'),
  consent_at: new Date('2026-05-17T10:00:00Z'),
  policy_version: '2026-11-21',
  language: 'es',
  expires_at: new Date('2028-05-17T10:00:00Z'),
  updated_by: writer,
  ...given,
})

/** Returns the role of an admin; the document's name is `roleId(userId)`. */
export const roleDocument = (userId: string, updated_by = writer): UserRole =>
  v.parse(UserRole, { user_id: userId, role: adminRole, updated_by })

/** Returns a stored profile; its document's name is the user's id. */
export const profileDocument = (
  userId: string,
  given: Partial<Dated<Stored<Profile>>> = {},
): Dated<Stored<Profile>> => ({
  user_id: userId,
  full_name: 'Ana Núñez',
  created_at: new Date('2026-05-17T10:00:00Z'),
  ...given,
})
