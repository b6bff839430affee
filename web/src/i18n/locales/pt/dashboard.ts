import type { DashboardTexts } from '../es/dashboard'

/** The console's first page, in Portuguese. */
export const dashboard: DashboardTexts = {
  title: 'Painel',
  welcome: 'Boas-vindas ao console',
  users: { title: 'Usuários', text: 'Veja quem pode entrar e o que pode fazer.', open: 'Ver usuários' },
  settings: { title: 'Configurações', text: 'Nome, redes, contato e SEO do site.', open: 'Ver configurações' },
  messages: {
    title: 'Mensagens novas',
    text: 'Solicitações que ninguém abriu ainda.',
    open: 'Ver mensagens novas',
  },
  news: {
    none: 'Ninguém esperando resposta: não há mensagens novas.',
    suspected_one: '{{n}} mensagem suspeita, talvez de um robô',
    suspected_other: '{{n}} mensagens suspeitas, talvez de um robô',
  },
  asKnown: 'Este é o último estado que este dispositivo conhece.',
  waiting: { title: 'Para decidir', open: 'Resolver' },
  changes: {
    title: 'Últimas alterações',
    open: 'Ver a atividade',
    none: 'Ainda não há alterações.',
    failed: 'Não foi possível carregar as últimas alterações',
  },
}
