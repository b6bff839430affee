import type { Words } from './public'

/** Replies to enquiries: the note, the reply, and the templates, which address the visitor, in Spanish. */
export const answers = {
  note: {
    label: 'Nota privada',
    hint: 'Solo la ve el estudio.',
    saved: 'Nota guardada',
    failed: 'No se pudo guardar la nota',
  },
  place: {
    previous: 'Mensaje anterior',
    next: 'Mensaje siguiente',
    of: '{{n}} de {{total}}',
    gone: 'Este mensaje ya no existe.',
    archive: 'Archivar el mensaje de {{name}}',
    notRobot: 'No es de un robot: {{name}}',
  },
  reply: {
    open: 'Responder',
    title: 'Responder a {{name}}',
    template: 'Plantilla',
    none: 'Sin plantilla',
    language: 'Idioma de la respuesta',
    text: 'Respuesta',
    chat: 'Responder por WhatsApp',
    copy: 'Copiar',
    copied: 'Respuesta copiada',
    copyFailed: 'No se pudo copiar. Selecciona el texto y cópialo tú.',
    long: 'Es demasiado larga para un enlace de correo: se copia junto con el mensaje citado, y la pegas en el correo.',
    quoteCut:
      'El mensaje citado no cabe entero en el enlace de correo: se copia completo con tu respuesta, por si quieres pegarlo.',
    noNumber: 'El mensaje no trae un número con código de país: en WhatsApp eliges tú el contacto.',
    hint: 'Cuando vuelvas te preguntaremos si respondiste.',
  },
  asked: {
    title: '¿Respondiste a {{name}}?',
    yes: 'Sí, respondí',
    no: 'Todavía no',
  },
  greeting: 'Hola, {{name}}:',
  wishes: 'Esto es lo que nos contaste:',
  closing: 'Saludos,',
  templates: {
    price: {
      name: 'Pedir detalles',
      text: 'Gracias por escribirnos. Leímos tu mensaje y podemos ayudarte.',
      next: 'Para darte un precio cerrado, cuéntanos cuántos videos son, cuánto dura cada uno y para cuándo los necesitas. Te respondemos en menos de 24 horas.',
    },
    pilot: {
      name: 'Muestra piloto',
      text: 'Gracias por escribirnos. Podemos hacerte una muestra piloto gratuita de {{seconds}}, sin compromiso.',
      next: 'Envíanos un enlace a tu material y una referencia que te guste. La muestra es para proyectos desde {{budget}}.',
    },
    no: {
      name: 'No es para nosotros',
      text: 'Gracias por pensar en nosotros. Esta vez no podemos encargarnos de tu proyecto y preferimos decírtelo pronto.',
      next: 'Te deseamos mucha suerte y ojalá coincidamos en otra ocasión.',
    },
    own: { name: 'Mi plantilla' },
  },
}

export type AnswersTexts = Words<typeof answers>
