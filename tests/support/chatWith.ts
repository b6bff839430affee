import { chatLink, chatTexts } from '@studio/domain/offers/chat'
import { settings } from '../../scripts/seed/settings.ts'

const { whatsapp } = settings.contact_info

/** Returns the address of a chat that opens with a text of the specification, with its placeholders filled in. */
export const chatWith = (text: keyof typeof chatTexts, filled: Record<string, string> = {}) =>
  chatLink(
    whatsapp,
    chatTexts[text].replace(/{{(\w+)}}/g, (_, name: string) => filled[name] ?? ''),
  )
