import type { ContactForm } from '../messages/contact.ts'

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

/** Only the digits of a phone number, as wa.me wants them. */
const digits = (phone: string) => phone.replace(/\D/g, '')

/** The address that opens a chat with a prefilled text; without a phone the one who writes chooses with whom. */
export const chatLink = (phone: string, text: string) =>
  `https://wa.me/${digits(phone)}?text=${encodeURIComponent(text)}`

/** The address that calls the studio. */
export const callLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

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
