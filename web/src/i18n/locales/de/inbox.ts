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
}
