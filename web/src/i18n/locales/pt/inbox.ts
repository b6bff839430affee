import type { InboxTexts } from '../es/inbox'

export const inbox: InboxTexts = {
  spam: {
    mark: 'Marcar como spam',
    markOf: 'Marcar como spam: {{name}}',
    marked: 'Mensagem marcada como spam',
    markedMany_one: '{{n}} mensagem marcada como spam',
    markedMany_other: '{{n}} mensagens marcadas como spam',
    error: 'Não foi possível marcar como spam',
  },
}
