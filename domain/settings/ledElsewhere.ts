import type { SettingsKey } from './settings.ts'

type Group = Readonly<Record<string, unknown>>

/** A change that redirects visitors' chats or the mails about enquiries. */
interface LedElsewhere {
  what: 'chat' | 'mail'
  /** The new number or address. */
  to: string
}

/**
 * Returns a change of a settings group that redirects chats or mails, as the rules judge it; undefined for any other
 * change. Without a stored group everything counts as new.
 */
export function ledElsewhere(key: SettingsKey, before: Group | undefined, after: Group): LedElsewhere | undefined {
  if (key === 'contact_info' && leadsChat(before, after))
    return { what: 'chat', to: String(after.whatsapp || after.phone || '–') }
  if (key === 'notifications' && leadsMail(before, after)) return { what: 'mail', to: String(after.email_address) }
  return undefined
}

/** The chat gets another number or, if it has none of its own, another telephone. */
const leadsChat = (before: Group | undefined, after: Group) =>
  before?.whatsapp !== after.whatsapp || (!after.whatsapp && before?.phone !== after.phone)

/** Without an address no mails are sent. */
const leadsMail = (before: Group | undefined, after: Group) =>
  Boolean(after.email_address) && before?.email_address !== after.email_address
