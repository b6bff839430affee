import type { Words } from './public'

/** Handling many enquiries: spam, reminders and own texts, in Spanish. */
export const inbox = {
  spam: {
    mark: 'Marcar como spam',
    markOf: 'Marcar como spam: {{name}}',
    marked: 'Mensaje marcado como spam y movido a «Sospechosos»',
    markedMany_one: '{{n}} mensaje marcado como spam y movido a «Sospechosos»',
    markedMany_other: '{{n}} mensajes marcados como spam y movidos a «Sospechosos»',
    error: 'Error al marcar como spam',
  },
  remind: {
    label: 'Recordármelo',
    never: 'No',
    in_one: 'en {{n}} día: el {{day}}',
    in_other: 'en {{n}} días: el {{day}}',
    set: 'Te lo recordaremos el {{day}}',
    removed: 'Recordatorio quitado',
    error: 'Error al guardar el recordatorio',
    due: 'Recordatorio: responder a {{name}}',
    done: 'Listo',
    on: 'Recordatorio: {{day}}',
  },
  own: {
    open: 'Mis textos y firma',
    title: 'Mis textos en {{language}}',
    text: 'Se usan en las respuestas en este idioma. Si lo dejas vacío, se usa el texto de siempre.',
    signature: 'Firma',
  },
}

export type InboxTexts = Words<typeof inbox>
