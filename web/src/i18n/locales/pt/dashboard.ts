import type { DashboardTexts } from '../es/dashboard'

/** The console's first page, in Portuguese. */
export const dashboard: DashboardTexts = {
  title: 'Painel',
  welcome: 'Boas-vindas ao console',
  users: { title: 'Usuários', text: 'Veja quem pode entrar e o que pode fazer.', open: 'Ver usuários' },
  settings: { title: 'Configurações', text: 'Nome, redes, contato e SEO do site.', open: 'Ver configurações' },
  projects: { title: 'Projetos', text: 'Crie, edite e ordene o portfólio.', open: 'Ver projetos' },
  messages: {
    title: 'Mensagens novas',
    text: 'Contatos que ninguém abriu ainda.',
    open: 'Ver mensagens novas',
  },
  weeks: {
    title: 'Mensagens por semana',
    text: 'Últimas 12 semanas, de segunda a domingo, segundo a contagem do servidor.',
    sum: 'Total: {{n}}',
    figures: 'Ver os números',
    week: 'Semana',
    from: 'Semana de {{date}}',
    count: 'Mensagens',
  },
}
