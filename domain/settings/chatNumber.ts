type Contact = Readonly<Record<string, unknown>>

/**
 * Whether a change of the group `contact_info` leads the chat to another number, as the rules judge it: to another one
 * of its own, or, where it has none, to another telephone. Without a stored group all is new.
 */
export const leadsChatElsewhere = (before: Contact | undefined, after: Contact): boolean =>
  before?.whatsapp !== after.whatsapp || (!after.whatsapp && before?.phone !== after.phone)

/** The number that the chat leads to. */
export const chatNumberOf = ({ whatsapp, phone }: Contact): string => String(whatsapp || phone || '–')
