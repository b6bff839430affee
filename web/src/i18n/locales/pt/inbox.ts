import type { InboxTexts } from '../es/inbox'

export const inbox: InboxTexts = {
  spam: {
    mark: 'Mover para o spam',
    markOf: 'Mover para o spam: {{name}}',
    marked: 'Mensagem movida para o spam',
    markedMany_one: '{{n}} mensagem movida para o spam',
    markedMany_other: '{{n}} mensagens movidas para o spam',
    error: 'Não foi possível mover para o spam',
  },
}
