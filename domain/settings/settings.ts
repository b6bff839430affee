import * as v from 'valibot'
import { limits, optionalText, optionalUrl } from '../content/fields.ts'
import { says } from '../content/validationTexts.ts'
import { revisionFields } from '../revision.ts'

const short = optionalText(limits.settingShort)
const long = optionalText(limits.settingLong)
const url = optionalUrl('linkFormat')
const phone = v.pipe(short, v.regex(/^$|^\+?[0-9 ()-]{6,30}$/, says('phoneFormat')))
const emailOrNothing = v.pipe(
  short,
  v.check((text) => text === '' || v.is(v.pipe(v.string(), v.email()), text), says('emailFormat')),
)

/** The six settings groups; a group is saved whole, as `value` of the document `site_settings/<key>`. */
export const settingsGroups = {
  site_info: v.object({ name: short, description: long, logo_url: url }),
  social_media: v.object({ instagram: url, linkedin: url, youtube: url, facebook: url, twitter: url }),
  contact_info: v.object({ email: emailOrNothing, phone, whatsapp: phone, address: short }),
  seo_defaults: v.object({ meta_title: short, meta_description: long, keywords: long }),
  maintenance: v.object({ enabled: v.boolean(), message: long }),
  analytics: v.object({
    google_analytics_id: v.pipe(short, v.regex(/^$|^G-[A-Z0-9]{4,12}$/, says('analyticsId'))),
    tracking_enabled: v.boolean(),
  }),
}

export type SettingsKey = keyof typeof settingsGroups
export type Settings = { [K in SettingsKey]: v.InferOutput<(typeof settingsGroups)[K]> }

export const settingsKeys = Object.keys(settingsGroups) as SettingsKey[]

/** A stored group as it is read; `settingsFrom` checks `value` against its group. */
export const SettingsDocument = v.object({
  id: v.string(),
  key: v.fallback(v.string(), ''),
  value: v.fallback(v.record(v.string(), v.unknown()), {}),
  updated_by: v.fallback(v.string(), ''),
  ...revisionFields,
})
export type SettingsDocument = v.InferOutput<typeof SettingsDocument>
