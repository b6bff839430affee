import { dialable } from '../offers/chat.ts'
import type { Settings } from './settings.ts'

type Contacts = Pick<Settings, 'contact_info' | 'social_media'>

/** The example in the console's telephone fields. */
export const examplePhone = '+57 300 000 0000'

/** Returns whether a value is an example that leads to nobody: an example's address or number, or no profile at all. */
const isPlaceholder = {
  email: (email: string) => /@example\.(com|net|org)$/i.test(email),
  phone: (phone: string) => /0{7}$/.test(dialable(phone)),
  /** A network's home page. */
  profile: (address: string) => /^https?:\/\/[^/]+\/?$/i.test(address),
}

/** Returns the contacts with '' for each placeholder, so that visitors are never sent to one. */
export function withoutPlaceholders<Group extends Contacts>(settings: Group): Group {
  const { contact_info, social_media } = settings
  const own = (value: string, kind: keyof typeof isPlaceholder) => (isPlaceholder[kind](value) ? '' : value)
  return {
    ...settings,
    contact_info: {
      ...contact_info,
      email: own(contact_info.email, 'email'),
      phone: own(contact_info.phone, 'phone'),
      whatsapp: own(contact_info.whatsapp, 'phone'),
    },
    social_media: Object.fromEntries(
      Object.entries(social_media).map(([network, address]) => [network, own(address, 'profile')]),
    ),
  }
}

/** Returns whether any contact is a placeholder. */
export function hasPlaceholders({ contact_info, social_media }: Contacts): boolean {
  const own = withoutPlaceholders({ contact_info, social_media })
  return JSON.stringify(own) !== JSON.stringify({ contact_info, social_media })
}
