import { defaultLanguage, isLanguage, type LanguageCode, languageCodes } from '../languages.ts'
import { retentionMonths } from '../messages/retention.ts'
import { defaultTimeZone } from '../values/timeZone.ts'

/** The kind of a setting, which determines its input and its check. */
export type SettingKind =
  | 'line'
  | 'lines'
  | 'profile'
  | 'picture'
  | 'video'
  | 'email'
  | 'phone'
  | 'analyticsId'
  | 'months'
  | 'timeZone'
  | 'currency'
  | 'language'
  | 'rate'
  | 'switch'

/** One setting, with the neutral value that the page shows until the owner sets one. */
interface Setting {
  kind: SettingKind
  default: string | boolean
}

/** The templates of a reply whose text the owner can change; `own` has no default. */
export const ownReplyTexts = ['price', 'pilot', 'no', 'own', 'signature'] as const
type ReplyTextName = `${(typeof ownReplyTexts)[number]}_${LanguageCode}`

const ownReplies = Object.fromEntries(
  ownReplyTexts.flatMap((name) => languageCodes.map((code) => [`${name}_${code}`, { kind: 'lines', default: '' }])),
) as Record<ReplyTextName, { kind: 'lines'; default: '' }>

/**
 * The settings in their groups, in the console's order. Schemas (settingSchemas.ts), the console's cards, the fixtures
 * and the checks of firestore.rules are derived from this table. A field that is added later may be missing in stored
 * groups.
 */
const settingsTable = {
  site_info: {
    name: { kind: 'line', default: 'Montaje Studio' },
    description: { kind: 'lines', default: 'Edición de video profesional para creadores y empresas' },
    logo_url: { kind: 'picture', default: '' },
    // Content that is planned for a day becomes visible at midnight in this zone.
    time_zone: { kind: 'timeZone', default: defaultTimeZone },
  },
  showreel: {
    video_url: { kind: 'video', default: '' },
  },
  social_media: {
    instagram: { kind: 'profile', default: 'https://www.instagram.com/' },
    linkedin: { kind: 'profile', default: 'https://www.linkedin.com/' },
    youtube: { kind: 'profile', default: '' },
    facebook: { kind: 'profile', default: '' },
    // The network X, under its old name.
    twitter: { kind: 'profile', default: '' },
    tiktok: { kind: 'profile', default: '' },
    vimeo: { kind: 'profile', default: '' },
    behance: { kind: 'profile', default: '' },
  },
  contact_info: {
    email: { kind: 'email', default: 'hola@example.com' },
    // No default number: a sample one could belong to somebody.
    phone: { kind: 'phone', default: '' },
    whatsapp: { kind: 'phone', default: '' },
    address: { kind: 'line', default: 'Bogotá, Colombia' },
  },
  currency: {
    // Prices are in US dollars. This shows them in a second currency; the rate is its amount for one dollar.
    code: { kind: 'currency', default: '' },
    usd_rate: { kind: 'rate', default: '' },
  },
  seo_defaults: {
    meta_title: { kind: 'line', default: 'Edición de Video Profesional | Reels, UGC y Comerciales' },
    meta_description: {
      kind: 'lines',
      default:
        'Edición de video profesional para creadores y marcas: reels, UGC y comerciales listos para publicar. Entrega en 48–72\u00a0h y 2 revisiones incluidas.',
    },
    keywords: {
      kind: 'lines',
      default: 'edición de video, reels, UGC, comerciales, motion graphics, etalonaje, pódcast',
    },
  },
  maintenance: {
    enabled: { kind: 'switch', default: false },
    message: { kind: 'lines', default: 'Estamos mejorando el sitio. Volvemos muy pronto.' },
  },
  privacy: {
    retention_months: { kind: 'months', default: String(retentionMonths.default) },
  },
  notifications: {
    email_enabled: { kind: 'switch', default: false },
    email_address: { kind: 'email', default: '' },
    // The console stores its language with the first change of this group. Until then mails are in Spanish.
    email_language: { kind: 'language', default: '' },
    // A mail to each visitor that their enquiry has arrived.
    receipt_enabled: { kind: 'switch', default: false },
  },
  // The owner's texts for replies, one per template and language, and their signatures. An empty one means the default.
  replies: ownReplies,
  checklist: {
    // The chat number that the owner has tested.
    tested_number: { kind: 'line', default: '' },
    prices_checked: { kind: 'switch', default: false },
    dismissed: { kind: 'switch', default: false },
  },
  analytics: {
    tracking_enabled: { kind: 'switch', default: false },
    google_analytics_id: { kind: 'analyticsId', default: '' },
  },
} as const satisfies Record<string, Record<string, Setting>>

type Table = typeof settingsTable
export type SettingsKey = keyof Table
export type Settings = {
  [Key in SettingsKey]: {
    -readonly [Name in keyof Table[Key]]: Table[Key][Name] extends { kind: 'switch' } ? boolean : string
  }
}

/** All groups of settings, by the names of their documents. */
export const settingsKeys = Object.keys(settingsTable) as SettingsKey[]

/** The owner's private groups: visitors never see them, and no content file contains them. */
const ownKeys = ['notifications', 'replies', 'checklist'] as const satisfies SettingsKey[]
type OwnKey = (typeof ownKeys)[number]

/** The groups that belong to the site's content. */
export type PublicSettings = Omit<Settings, OwnKey>
export type PublicSettingsKey = keyof PublicSettings
/** The groups that belong to the site's content. */
export const publicSettingsKeys = settingsKeys.filter(
  (key): key is PublicSettingsKey => !(ownKeys as readonly string[]).includes(key),
)

/** The groups that the settings page shows. The dashboard edits the checklist, and the reply dialog its texts. */
export const settingsPageKeys = settingsKeys.filter((key) => key !== 'checklist' && key !== 'replies')

export const settingsIn = (key: SettingsKey): [name: string, setting: Setting][] => Object.entries(settingsTable[key])

/** Returns the studio's time zone, the default if the owner has emptied it. */
export const studioZoneOf = ({ site_info }: Pick<Settings, 'site_info'>) => site_info.time_zone || defaultTimeZone

/** Returns the language of the owner's mails. */
export const mailLanguageOf = ({ email_language }: Settings['notifications']): LanguageCode =>
  isLanguage(email_language) ? email_language : defaultLanguage

/** The default values of all groups. */
export const defaultSettings = Object.fromEntries(
  settingsKeys.map((key) => [
    key,
    Object.fromEntries(settingsIn(key).map(([name, setting]) => [name, setting.default])),
  ]),
) as Settings
