import type { Settings, SettingsKey } from '@studio/domain/settings/settings'

/** How a setting is edited: one line, several lines, an address, or on and off. */
export type FieldKind = 'line' | 'lines' | 'url' | 'email' | 'tel' | 'code' | 'switch'

/** The fields of each group, in the order in which the card shows them. */
export const groupFields: { [K in SettingsKey]: Record<keyof Settings[K], FieldKind> } = {
  site_info: { name: 'line', description: 'lines', logo_url: 'url' },
  social_media: { instagram: 'url', linkedin: 'url', youtube: 'url', facebook: 'url', twitter: 'url' },
  contact_info: { email: 'email', phone: 'tel', whatsapp: 'tel', address: 'line' },
  seo_defaults: { meta_title: 'line', meta_description: 'lines', keywords: 'lines' },
  maintenance: { enabled: 'switch', message: 'lines' },
  analytics: { tracking_enabled: 'switch', google_analytics_id: 'code' },
}

/** What an empty field shows as an example. */
export const examples: Partial<Record<FieldKind, string>> = {
  url: 'https://…',
  email: 'hola@example.com',
  tel: '+57 300 000 0000',
  code: 'G-XXXXXXXXXX',
}
