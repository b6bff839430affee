import { type CollectionName, collections } from '@studio/domain/collections'
import { inEveryLanguage } from '@studio/domain/languages'
import { defaultPrices, isUnit, priceNames } from '@studio/domain/offers/prices'
import { receiptId } from '@studio/domain/outbox/receipt'
import type { Owner } from '@studio/domain/people/permissions'
import { roleId } from '@studio/domain/people/user'
import { noVisits } from '@studio/domain/visits/visitDay'
import {
  messageDocument,
  newRevision,
  priceListDocument,
  profileDocument,
  projectDocument,
  roleDocument,
  sectionDocument,
  settingsDocument,
  testimonialDocument,
} from '../../support/factories.ts'
import { filmWith } from '../../support/films.ts'
import { pictureWith } from '../../support/pictures.ts'
import { adminRole, requestTime } from '../ask.ts'
import { type Fields, people } from '../studio.ts'
import { notedBefore } from './deletions.ts'

/** A collection's stored document, a valid new one, and another valid value for each of its fields. */
export interface Sample {
  id: string
  stored: Fields | 'nothing'
  newId: string
  created: Fields
  others: Fields
}

const someone = 'other-uid'
const project: Fields = { ...projectDocument() }
const testimonial: Fields = { ...testimonialDocument() }
const section: Fields = { ...sectionDocument() }
const priceList: Fields = { ...priceListDocument() }
const settings: Fields = { ...settingsDocument('site_info', someone) }
const message: Fields = { ...messageDocument({ suspected: true }) }
const receipt: Fields = { batch: newRevision(), conflicts: [] }
const attempts = { attempts: 1, last_attempt_at: 0, locked_until: null, tickets: [] }
const someonesRole: Fields = { ...roleDocument(someone) }
const someonesProfile: Fields = { ...profileDocument(someone) }
const later = new Date('2026-06-01T00:00:00Z')
const restoration = { release: 'earlier', by: 'admin-uid', at: 1 }
const publication: Fields = {
  ...{ changed_at: 1, covered: 1, published_at: 1, build: 'build', origin: 'https://studio.example', pages: {} },
  ...{ next_at: null, lease_until: 0, failure: null, tries: 0, retry_at: null, proof: null },
  ...{ releases: [{ id: 'one', at: 1, build: 'b', items: [], more: 0 }], live: 'one', wanted: null, restored: null },
}
const auditEntry: Fields = {
  ...{ collection: 'portfolio_projects', document_id: 'one', action: 'update', by: someone },
  ...{ at: new Date('2026-05-17T10:00:00Z'), expires_at: new Date('2027-06-21T10:00:00Z') },
  ...{ rev: newRevision(), base_rev: newRevision(), fields: ['title_es'], left_out: [] },
  ...{ before: { title_es: 'Antes' }, after: { title_es: 'Después' } },
}
const delivery: Fields = {
  ...{ created_at: 1, push_at: 1, push_reason: '', push_to: [], mail_at: 0, mail_reason: '', receipt: '' },
  ...{ tries: 1, next_at: 1 },
}
const picture = await pictureWith('stored')
const newPicture = await pictureWith('new')
const [film, newFilm] = [await filmWith('stored'), await filmWith('new')]
const storedPicture: Fields = { ...picture.texts, expires_at: null, updated_by: someone }
const edit = (base: Fields) => ({ rev: newRevision(), base_rev: base.rev })
const note = (documents: Fields): Fields => ({ at: requestTime, documents })

/** Former admin and member must not have a role, because it would make them admins. */
const roleOf = (uid: string) => (uid === people.admin ? adminRole : 'nothing')

const visitDay = { day: '2026-11-27', ...noVisits() }

const samples: Partial<Record<CollectionName, (uid: string, owner: Owner | undefined) => Sample>> = {
  portfolio_projects: (uid) => ({
    id: 'stored',
    stored: project,
    newId: 'new',
    created: { ...projectDocument({ updated_by: uid }) },
    others: {
      ...projectDocument({
        image_url: 'https://example.com/other.webp',
        video_url: '',
        client_name: 'Otro cliente',
        completion_date: '',
        featured: true,
        visibility: 'hidden',
        order_position: 7,
        ...inEveryLanguage('title', () => 'Otro título'),
        ...inEveryLanguage('description', () => 'Otra descripción'),
        ...inEveryLanguage('category', () => 'Otra categoría'),
        ...inEveryLanguage('image_alt', () => 'Otra imagen'),
        ...inEveryLanguage('captions', () => 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola'),
      }),
      ...edit(project),
      updated_by: uid,
    },
  }),
  testimonials: (uid) => ({
    id: 'stored',
    stored: testimonial,
    newId: 'new',
    created: { ...testimonialDocument({ updated_by: uid }) },
    others: {
      ...testimonialDocument({
        client_name: 'Otra persona',
        avatar_url: '',
        rating: 1,
        visibility: '2026-12-03',
        order_position: 7,
        ...inEveryLanguage('client_role', () => 'Otro papel'),
        ...inEveryLanguage('client_company', () => ''),
        ...inEveryLanguage('content', () => 'Otras palabras'),
      }),
      ...edit(testimonial),
      updated_by: uid,
    },
  }),
  page_sections: (uid) => ({
    id: 'stored',
    stored: section,
    newId: 'new',
    created: { ...sectionDocument({ updated_by: uid }) },
    others: {
      ...sectionDocument({
        list: '',
        image_url: 'https://example.com/other.webp',
        visibility: 'hidden',
        order_position: 7,
        ...inEveryLanguage('badge', () => 'Otra etiqueta'),
        ...inEveryLanguage('title', () => ''),
        ...inEveryLanguage('text', () => 'Otro texto'),
        ...inEveryLanguage('action', () => 'Otro botón'),
        ...inEveryLanguage('note', () => 'Otra nota'),
      }),
      ...edit(section),
      updated_by: uid,
    },
  }),
  price_lists: (uid) => ({
    id: 'stored',
    stored: priceList,
    newId: 'new',
    created: { ...priceListDocument({ updated_by: uid }) },
    others: {
      ...priceList,
      ...Object.fromEntries(priceNames.map((name) => [name, isUnit(name) ? 'hours' : defaultPrices[name] + 1])),
      basic_delivery_unit: 'days',
      name: 'Otra lista',
      visibility: 'hidden',
      order_position: 7,
      ...edit(priceList),
      updated_by: uid,
    },
  }),
  site_settings: (uid) => ({
    id: 'site_info',
    stored: settings,
    newId: 'maintenance',
    created: { ...settingsDocument('maintenance', uid) },
    others: {
      key: 'analytics',
      value: { name: 'Otro nombre', description: '', logo_url: '', time_zone: 'Europe/Madrid' },
      updated_by: uid,
      ...edit(settings),
    },
  }),
  contact_messages: (uid) => ({
    id: 'stored',
    stored: message,
    newId: 'new',
    created: { ...messageDocument() },
    others: {
      name: 'Otra persona',
      email: 'otra@example.com',
      phone: '+57 300 000 0001',
      subject: 'ugc',
      message: 'Otro mensaje, de alguien que no lo escribió.',
      reference_link: 'https://example.com/other',
      budget: 'alto',
      suspected: false,
      trashed_from: '',
      trashed_at: later,
      status: 'read',
      created_at: later,
      consent_at: later,
      policy_version: '2026-11-23',
      language: 'fr',
      note: 'Llamar el lunes.',
      remind_on: '2026-12-01',
      expires_at: later,
      updated_by: uid,
    },
  }),
  profiles: (uid, owner) => ({
    id: owner === 'own' ? uid : someone,
    stored: owner === 'own' ? { ...profileDocument(uid) } : someonesProfile,
    newId: owner === 'own' ? uid : 'new-uid',
    created: { ...profileDocument(owner === 'own' ? uid : 'new-uid') },
    others: { user_id: 'third-uid', full_name: 'Otro nombre', created_at: later },
  }),
  user_roles: (uid, owner) => ({
    id: roleId(owner === 'own' ? uid : someone),
    stored: owner === 'own' ? roleOf(uid) : someonesRole,
    newId: roleId(owner === 'own' ? uid : 'granted-uid'),
    created: { ...roleDocument(owner === 'own' ? uid : 'granted-uid', uid) },
    others: { user_id: 'third-uid', role: 'owner', updated_by: 'third-uid', valid_since: 1, sessions: { 1: 1 } },
  }),
  outbox_receipts: (uid, owner) => ({
    id: receiptId(owner === 'own' ? uid : someone, 'a-device-of-this-person'),
    stored: receipt,
    newId: receiptId(owner === 'own' ? uid : someone, 'another-device-of-this-person'),
    created: receipt,
    others: { batch: newRevision(), conflicts: ['portfolio_projects/one'] },
  }),
  deletions: (uid, owner) => ({
    id: owner === 'own' ? uid : someone,
    stored: note(uid === people.admin && owner === 'own' ? notedBefore : {}),
    newId: owner === 'own' ? uid : someone,
    created: note({ 'contact_messages/one': '' }),
    others: note({ 'contact_messages/two': '' }),
  }),
  media: (uid) => ({
    id: picture.name,
    stored: storedPicture,
    newId: newPicture.name,
    created: { ...newPicture.texts, expires_at: null, updated_by: uid },
    others: { ...newPicture.texts, expires_at: null, updated_by: uid },
  }),
  films: (uid) => ({
    id: film.hash,
    stored: { manifest: film.text, expires_at: null, updated_by: someone },
    newId: newFilm.hash,
    created: { manifest: newFilm.text, expires_at: null, updated_by: uid },
    others: { manifest: newFilm.text, expires_at: null, updated_by: uid },
  }),
  film_pieces: (uid) => ({
    id: film.pieces[0]?.hash ?? '',
    stored: { bytes: film.pieces[0]?.bytes, expires_at: null, updated_by: someone },
    newId: newFilm.pieces[0]?.hash ?? '',
    created: { bytes: newFilm.pieces[0]?.bytes, expires_at: null, updated_by: uid },
    others: { bytes: newFilm.pieces[0]?.bytes, expires_at: null, updated_by: uid },
  }),
  deliveries: () => ({
    id: 'stored',
    stored: delivery,
    newId: 'new',
    created: delivery,
    others: {
      ...{ created_at: 2, push_at: 2, push_reason: 'busy', push_to: ['one'], mail_at: 2, mail_reason: 'password' },
      ...{ receipt: 'due', tries: 2, next_at: null },
    },
  }),
  notice_channels: () => ({
    id: 'mail',
    stored: { reached_at: 1, failed_since: 0, reason: '' },
    newId: 'push',
    created: { reached_at: 1, failed_since: 0, reason: '' },
    others: { reached_at: 2, failed_since: 2, reason: 'password' },
  }),
  audit_log: () => ({
    id: 'stored',
    stored: auditEntry,
    newId: 'new',
    created: auditEntry,
    others: {
      ...{ collection: 'testimonials', document_id: 'two', action: 'delete', by: 'somebody-else', at: later },
      ...{ base_rev: newRevision(), rev: newRevision(), fields: [], before: {}, after: {}, left_out: ['title_es'] },
      expires_at: later,
    },
  }),
  publishing: () => ({
    id: 'state',
    stored: publication,
    newId: 'new',
    created: publication,
    others: {
      ...{ changed_at: 9, covered: 9, published_at: 9, build: 'other', origin: 'https://other.example', pages: {} },
      ...{ next_at: 9, lease_until: 9, failure: 'refused', tries: 9, retry_at: 9, proof: null },
      ...{ releases: [], live: 'other', wanted: restoration, restored: restoration },
    },
  }),
  visit_days: () => ({
    id: '2026-11-27-0',
    stored: visitDay,
    newId: '2026-11-27-1',
    created: visitDay,
    others: {
      ...{
        day: '2026-11-26',
        visits: 9,
        chatted: 9,
        enquiries: 9,
        apart: 9,
        languages: { en: 9 },
        devices: { phone: 9 },
      },
      ...{ sites: { other: 9 }, sections: { hero: 9 }, started: { one: 9 }, watched: { one: 9 }, chats: { hero: 9 } },
      before: { one: 9 },
    },
  }),
  rate_limits: () => ({
    id: 'stored',
    stored: attempts,
    newId: 'new',
    created: attempts,
    others: { attempts: 0, last_attempt_at: 1, locked_until: 1, tickets: [1] },
  }),
}

/** An arbitrary document: a closed collection refuses any. */
const anything: Sample = { id: 'stored', stored: { stored: true }, newId: 'new', created: { stored: true }, others: {} }

/** Returns the documents with which a person tries a collection. */
export const sampleOf = (collection: CollectionName, uid: string, owner?: Owner) =>
  samples[collection]?.(uid, owner) ?? anything

/** Returns whether a collection's documents belong to somebody. */
export const isOwned = (collection: CollectionName) =>
  ([collections.profiles, collections.roles, collections.receipts, collections.deletions] as CollectionName[]).includes(
    collection,
  )
