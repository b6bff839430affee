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
    none: 'Não há mensagens novas.',
    suspected_one: '{{n}} mensagem suspeita, talvez de um robô',
    suspected_other: '{{n}} mensagens suspeitas, talvez de um robô',
  },
  asKnown: 'Dados salvos neste dispositivo; podem não ser os mais recentes.',
  checklist: {
    title: 'Primeiros passos',
    text: 'O que convém fazer antes de divulgar o seu site.',
    steps: {
      name: 'Escreva o nome do seu estúdio',
      number: 'Adicione o número do chat e teste-o',
      logo: 'Envie o seu logo',
      projects: 'Publique um projeto seu no lugar dos de exemplo',
      prices: 'Confira os preços',
      alerts: 'Ative os avisos de mensagens novas',
      admin: 'Adicione outro administrador, caso você perca o acesso',
    },
    isDone: 'Feito',
    isOpen: 'A fazer',
    test: 'Testar o chat',
    checked: 'Estão certos',
    dismiss: 'Ocultar a lista',
  },
  samples: {
    title: 'Seu site ainda tem exemplos:',
    projects: 'Projetos de exemplo',
    testimonials: 'Depoimentos de exemplo',
    contacts: 'Contatos de exemplo, ocultos para os visitantes',
  },
  waiting: { title: 'Para decidir', open: 'Resolver' },
  changes: {
    title: 'Últimas alterações',
    open: 'Ver a atividade',
    none: 'Ainda não há alterações.',
    failed: 'Não foi possível carregar as últimas alterações',
  },
}
