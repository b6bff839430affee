import type { SettingsKey } from './settings.ts'

type Group = Readonly<Record<string, unknown>>

/**
 * A change that redirects visitors' chats, the mails about enquiries, or visitors themselves and their measurements.
 * `closing` closes the site to them.
 */
interface RedirectsVisitors {
  what: 'chat' | 'mail' | 'visitors' | 'closing'
  /** The new number, address or id. */
  to: string
}

/**
 * Returns a change of a settings group that redirects chats or mails, as the rules judge it; undefined for any other
 * change. Without a stored group everything counts as new.
 */
export function redirectsVisitors(
  key: SettingsKey,
  before: Group | undefined,
  after: Group,
): RedirectsVisitors | undefined {
  if (key === 'contact_info' && leadsChat(before, after))
    return { what: 'chat', to: String(after.whatsapp || after.phone || '–') }
  if (key === 'notifications' && leadsMail(before, after)) return { what: 'mail', to: String(after.email_address) }
  if (key === 'maintenance' && closes(before, after)) return { what: 'closing', to: '' }
  const to = visitorsLedTo(key, before, after)
  return to === undefined ? undefined : { what: 'visitors', to }
}

const closes = (before: Group | undefined, after: Group) => after.enabled === true && before?.enabled !== true

/** Returns the new address, profiles or id; undefined if no visitor is redirected. */
function visitorsLedTo(key: SettingsKey, before: Group | undefined, after: Group): string | undefined {
  const isOther = (name: string) => before?.[name] !== after[name]
  if (key === 'contact_info' && isOther('email')) return String(after.email || '–')
  if (key === 'analytics' && isOther('google_analytics_id') && after.google_analytics_id)
    return String(after.google_analytics_id)
  const profiles = key === 'social_media' ? Object.keys({ ...before, ...after }).filter(isOther) : []
  return profiles.length > 0 ? profiles.map((name) => String(after[name] || '–')).join(', ') : undefined
}

/** The chat gets another number or, if it has no number of its own, another telephone number. */
const leadsChat = (before: Group | undefined, after: Group) =>
  before?.whatsapp !== after.whatsapp || (!after.whatsapp && before?.phone !== after.phone)

/** Without an address no mails are sent. */
const leadsMail = (before: Group | undefined, after: Group) =>
  Boolean(after.email_address) && before?.email_address !== after.email_address
