import type { InboxTexts } from '../es/inbox'

export const inbox: InboxTexts = {
  spam: {
    mark: 'Marcar como spam',
    markOf: 'Marcar como spam: {{name}}',
    marked: 'Mensagem marcada como spam e movida para “Suspeitas”',
    markedMany_one: '{{n}} mensagem marcada como spam e movida para “Suspeitas”',
    markedMany_other: '{{n}} mensagens marcadas como spam e movidas para “Suspeitas”',
    error: 'Não foi possível marcar como spam',
  },
  remind: {
    label: 'Me lembrar',
    never: 'Nunca',
    in_one: 'em {{n}} dia: {{day}}',
    in_other: 'em {{n}} dias: {{day}}',
    set: 'Vamos lembrar você em {{day}}',
    removed: 'Lembrete removido',
    error: 'Não foi possível salvar o lembrete',
    due: 'Lembrete: responder a {{name}}',
    done: 'Pronto',
    on: 'Lembrete: {{day}}',
  },
  own: {
    open: 'Meus textos e assinatura',
    title: 'Meus textos em {{language}}',
    text: 'São usados nas respostas neste idioma. Se você deixar vazio, vale o texto habitual.',
    signature: 'Assinatura',
  },
}
