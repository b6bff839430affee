import type { InboxTexts } from '../es/inbox'

export const inbox: InboxTexts = {
  spam: {
    mark: 'Mark as spam',
    markOf: 'Mark as spam: {{name}}',
    marked: 'Message marked as spam',
    markedMany_one: '{{n}} message marked as spam',
    markedMany_other: '{{n}} messages marked as spam',
    error: 'The message could not be marked as spam',
  },
}
