import type { InboxTexts } from '../es/inbox'

export const inbox: InboxTexts = {
  spam: {
    mark: 'Als Spam markieren',
    markOf: 'Als Spam markieren: {{name}}',
    marked: 'Nachricht als Spam markiert',
    markedMany_one: '{{n}} Nachricht als Spam markiert',
    markedMany_other: '{{n}} Nachrichten als Spam markiert',
    error: 'Die Nachricht konnte nicht als Spam markiert werden',
  },
  remind: {
    label: 'Erinnern',
    never: 'Nie',
    in_one: 'in {{n}} Tag: am {{day}}',
    in_other: 'in {{n}} Tagen: am {{day}}',
    set: 'Wir erinnern dich am {{day}}',
    removed: 'Erinnerung entfernt',
    error: 'Die Erinnerung konnte nicht gespeichert werden',
    due: 'Erinnerung: {{name}} antworten',
    done: 'Erledigt',
    on: 'Erinnerung: {{day}}',
  },
  own: {
    open: 'Meine Texte und Signatur',
    title: 'Meine Texte: {{language}}',
    text: 'Sie stehen in Antworten in dieser Sprache. Bleibt ein Feld leer, gilt der übliche Text.',
    signature: 'Signatur',
  },
}
