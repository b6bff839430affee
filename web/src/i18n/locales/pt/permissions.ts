import type { PermissionsTexts } from '../es/permissions'

/** The page that says who may do what, in Portuguese. */
export const permissions: PermissionsTexts = {
  title: 'Quem pode fazer o quê',
  text: 'Estas são as regras que o servidor aplica a cada requisição. Os testes delas saem desta mesma tabela.',
  action: 'Ação',
  who: 'Quem',
  nobody: 'Ninguém',
  server: 'O servidor',
  only: { own: '{{who}}: só os próprios dados', others: '{{who}}: só os dados de outras pessoas' },
  operations: {
    get: 'Ver um item',
    list: 'Ver a lista',
    create: 'Criar',
    update: 'Alterar',
    delete: 'Excluir',
  },
  principals: {
    visitor: 'Visitante',
    member: 'Usuário sem função',
    admin: 'Administrador',
    formerAdmin: 'Ex-administrador',
  },
  collections: {
    portfolio_projects: 'Projetos',
    testimonials: 'Depoimentos',
    site_settings: 'Configurações',
    contact_messages: 'Mensagens',
    profiles: 'Perfis',
    user_roles: 'Funções',
    outbox_receipts: 'Confirmações de recebimento dos dispositivos',
    deletions: 'Registros de exclusão',
    media: 'Imagens do estúdio',
    audit_log: 'Registro de atividades',
  },
  internal: {
    title: 'Dados internos',
    text: 'Só o servidor lê e grava estes dados; ninguém pode fazer isso pelo navegador.',
  },
  fields: 'Campos',
  field: 'Campo',
  onCreate: 'Ao criar',
  onUpdate: 'Ao alterar',
  inTenLanguages: 'em dez idiomas',
}
