import type { Words } from './public'

/** Handling many enquiries: spam, in Spanish. */
export const inbox = {
  spam: {
    mark: 'Marcar como spam',
    markOf: 'Marcar como spam: {{name}}',
    marked: 'Mensaje marcado como spam',
    markedMany_one: '{{n}} mensaje marcado como spam',
    markedMany_other: '{{n}} mensajes marcados como spam',
    error: 'Error al marcar como spam',
  },
}

export type InboxTexts = Words<typeof inbox>
