import type { ContactForm } from '../messages/contact.ts'
import { encodedUpTo, linkLimit } from '../values/encoded.ts'

/**
 * The Spanish texts that open a chat (specification, section 7), with placeholders as `{{…}}`. The page uses the
 * visitor's dictionary, whose Spanish edition is this object.
 */
export const chatTexts = {
  general: 'Hola, me interesa editar un video con ustedes. ¿Me cuentan cómo empezar?',
  plan: 'Hola, me interesa el plan {{plan}} ({{duration}}). ¿Tienen packs con descuento?',
  seconds: 'Hola, tengo un video de {{duration}} y me interesa el plan {{plan}}. ¿Tienen packs con descuento?',
  custom: 'Hola, me interesa un proyecto personalizado. ¿Podemos conversar sobre una cotización?',
  likeThis: 'Hola, vi «{{title}}» en su portafolio y quiero algo así. ¿Podemos conversar?',
  payment: 'Hola, quiero pagar con {{method}}. ¿Me envían los datos, por favor?',
  pilot: 'Hola, me interesa la muestra piloto gratuita de {{length}} para mi proyecto.',
  contact: 'Hola, soy {{name}}. Acabo de enviar el formulario de contacto.',
  contactType: 'Tipo de video: {{videoType}}',
  contactBudget: 'Presupuesto: {{budget}}',
  contactLink: 'Referencia: {{link}}',
} as const

/** Returns the digits of an international number with country code, 8 to 15 of them; '' for any other. */
export function dialable(phone: string): string {
  // The zero in +44 (0)7911 is not dialled from abroad, but Italy's is.
  const digits = phone.replace(/^(\+(?!39)[\d ]+)\(0\)/, '$1').replace(/\D/g, '')
  return phone.startsWith('+') && digits.length >= 8 && digits.length <= 15 ? digits : ''
}

/**
 * Returns the address that opens a chat with a text, cut if the address gets too long. Without an international number,
 * WhatsApp lets the visitor choose a contact.
 */
export function chatLink(phone: string, text: string): string {
  const start = `https://wa.me/${dialable(phone)}?text=`
  return start + encodedUpTo(text, linkLimit - start.length)
}

/** Returns the number for all chats of the page; '' if no valid one is stored. */
export function chatNumberOf({ whatsapp, phone }: { whatsapp: string; phone: string }): string {
  const number = whatsapp || phone
  return dialable(number) ? number : ''
}

/** Returns the address that calls the studio; undefined without an international number. */
export const callLink = (phone: string) => (dialable(phone) ? `tel:+${dialable(phone)}` : undefined)

/** Returns the chat text after a sent enquiry: greeting, the choices, the message. */
export const contactChatText = (
  form: Pick<ContactForm, 'videoType' | 'budget' | 'referenceLink' | 'message'>,
  lines: { greeting: string; videoType: string; budget: string; link: string },
) =>
  [
    lines.greeting,
    form.videoType && lines.videoType,
    form.budget && lines.budget,
    form.referenceLink && lines.link,
    '',
    form.message,
  ]
    .filter((line, index) => index === 4 || line !== '')
    .join('\n')
