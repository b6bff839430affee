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
  remind: {
    label: 'Ricordamelo',
    never: 'Mai',
    in_one: 'tra {{n}} giorno: {{day}}',
    in_other: 'tra {{n}} giorni: {{day}}',
    set: 'Promemoria impostato: {{day}}',
    removed: 'Promemoria rimosso',
    error: 'Impossibile salvare il promemoria',
    due: 'Promemoria: rispondere a {{name}}',
    done: 'Fatto',
    on: 'Promemoria: {{day}}',
  },
  own: {
    open: 'I miei testi e la firma',
    title: 'I miei testi in {{language}}',
    text: 'Si usano nelle risposte in questa lingua. Se un campo resta vuoto, vale il testo abituale.',
    signature: 'Firma',
  },
}
