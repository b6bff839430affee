import type { InboxTexts } from '../es/inbox'

export const inbox: InboxTexts = {
  spam: {
    mark: 'Segna come spam',
    markOf: 'Segna come spam: {{name}}',
    marked: 'Messaggio segnato come spam',
    markedMany_one: '{{n}} messaggio segnato come spam',
    markedMany_other: '{{n}} messaggi segnati come spam',
    error: 'Impossibile segnare come spam',
  },
}
