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
  remind: {
    label: 'Lembrar-me',
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
    text: 'São usados nas respostas neste idioma. Vazio significa o texto habitual.',
    signature: 'Assinatura',
  },
}
