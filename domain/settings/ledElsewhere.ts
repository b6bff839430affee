import type { SettingsKey } from './settings.ts'

type Group = Readonly<Record<string, unknown>>

/** What a change of the settings leads to somebody else: visitors' chats, or the mails about their enquiries. */
interface LedElsewhere {
  what: 'chat' | 'mail'
  /** The number or the address that they go to now. */
  to: string
}

/**
 * What a change of a settings group leads elsewhere, as the rules judge it; undefined for every other change. Without a
 * stored group all is new.
 */
export function ledElsewhere(key: SettingsKey, before: Group | undefined, after: Group): LedElsewhere | undefined {
  if (key === 'contact_info' && leadsChat(before, after))
    return { what: 'chat', to: String(after.whatsapp || after.phone || '–') }
  if (key === 'notifications' && leadsMail(before, after)) return { what: 'mail', to: String(after.email_address) }
  return undefined
}

/** To another number of its own, or, where the chat has none, to another telephone. */
const leadsChat = (before: Group | undefined, after: Group) =>
  before?.whatsapp !== after.whatsapp || (!after.whatsapp && before?.phone !== after.phone)

/** Without an address no mail goes to anybody. */
const leadsMail = (before: Group | undefined, after: Group) =>
  Boolean(after.email_address) && before?.email_address !== after.email_address
