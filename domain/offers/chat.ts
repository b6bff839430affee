import type { ContactForm } from '../messages/contact.ts'
import { encodedUpTo, linkLimit } from '../values/encoded.ts'

/**
 * The Spanish texts that open a chat (specification, section 7). `{{…}}` marks what is filled in; the page takes the
 * visitor's language from its dictionary, whose Spanish edition is this object.
 */
export const chatTexts = {
  general: 'Hola, me interesa editar un video con ustedes. ¿Me cuentan cómo empezar?',
  plan: 'Hola, me interesa el plan {{plan}} ({{duration}}). ¿Tienen packs con descuento?',
  seconds: 'Hola, tengo un video de {{duration}} y me interesa el plan {{plan}}. ¿Tienen packs con descuento?',
  custom: 'Hola, me interesa un proyecto personalizado. ¿Podemos conversar sobre una cotización?',
  likeThis: 'Hola, vi «{{title}}» en su portafolio y quiero algo así. ¿Podemos conversar?',
  payment: 'Hola, quiero pagar con {{method}}. ¿Me envían los datos, por favor?',
  pilot: 'Hola, me interesa la muestra piloto gratuita de 30–45 s para mi proyecto.',
  contact: 'Hola, soy {{name}}. Acabo de enviar el formulario de contacto.',
  contactType: 'Tipo de video: {{videoType}}',
  contactBudget: 'Presupuesto: {{budget}}',
  contactLink: 'Referencia: {{link}}',
} as const

/** The digits of a number that can be dialled from anywhere: with its country, 8 to 15 of them. '' for any other. */
export function dialable(phone: string): string {
  // The zero in +44 (0)7911 is not dialled from abroad; Italy's is.
  const digits = phone.replace(/^(\+(?!39)[\d ]+)\(0\)/, '$1').replace(/\D/g, '')
  return phone.startsWith('+') && digits.length >= 8 && digits.length <= 15 ? digits : ''
}

/**
 * The address that opens a chat with a text, which is cut where the address would get too long. Without a number that can
 * be dialled, whoever writes chooses with whom.
 */
export function chatLink(phone: string, text: string): string {
  const start = `https://wa.me/${dialable(phone)}?text=`
  return start + encodedUpTo(text, linkLimit - start.length)
}

/** The address that calls the studio; undefined without a number that can be dialled. */
export const callLink = (phone: string) => (dialable(phone) ? `tel:+${dialable(phone)}` : undefined)

/** Lines of the chat text that follows a sent enquiry: greeting, what was chosen, the message. */
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
