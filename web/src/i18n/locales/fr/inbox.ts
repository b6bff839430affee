import type { InboxTexts } from '../es/inbox'

export const inbox: InboxTexts = {
  spam: {
    mark: 'Marquer comme spam',
    markOf: 'Marquer comme spam : {{name}}',
    marked: 'Message marqué comme spam',
    markedMany_one: '{{n}} message marqué comme spam',
    markedMany_other: '{{n}} messages marqués comme spam',
    error: 'Impossible de marquer comme spam',
  },
}
