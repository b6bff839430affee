import type { ConsoleTexts } from '../es/console'
import { access } from './access'
import { account } from './account'
import { activity } from './activity'
import { alerts } from './alerts'
import { answers } from './answers'
import { dashboard } from './dashboard'
import { history } from './history'
import { identity } from './identity'
import { inbox } from './inbox'
import { lists } from './lists'
import { messages } from './messages'
import { page } from './page'
import { passkeys } from './passkeys'
import { personalData } from './personalData'
import { pictures } from './pictures'
import { previews } from './previews'
import { prices } from './prices'
import { projects } from './projects'
import { sections } from './sections'
import { settings } from './settings'
import { statistics } from './statistics'
import { sync } from './sync'
import { testimonials } from './testimonials'
import { users } from './users'
import { visibility } from './visibility'
import { ways } from './ways'
import { writing } from './writing'

/** Sign-in and console in Brazilian Portuguese. */
export const consoleTexts: ConsoleTexts = {
  auth: {
    title: 'Entrar na sua conta',
    subtitle: 'Console do estúdio',
    noScript: 'O console precisa de JavaScript. Ative-o no navegador e recarregue a página.',
    email: 'E-mail',
    password: 'Senha',
    submit: 'Entrar',
    submitting: 'Entrando…',
    back: 'Voltar ao site',
    success: 'Sessão iniciada',
    failed: 'Não foi possível entrar',
    wrong: 'E-mail ou senha incorretos',
    network: 'Sem conexão: o primeiro acesso precisa de internet.',
    throttled: 'Muitas tentativas. Espere alguns minutos e tente de novo.',
    disabled: 'Esta conta está desativada.',
    refused: 'O servidor não permitiu este acesso. Espere um minuto e tente de novo.',
    tooSoon:
      'Esta senha foi definida poucos minutos depois de todas as sessões serem encerradas. Espere dez minutos e peça um novo link.',
    unexpected: 'Ocorreu um erro inesperado. Tente de novo.',
    notAdmin: 'Esta conta não tem permissão para usar o console.',
    ended: 'O servidor encerrou a sessão; por exemplo, porque a senha foi alterada ou a conta não existe mais.',
    expired: 'Esta sessão terminou: passaram-se 30 dias sem uso, ou 90 desde que você confirmou que é você.',
    waiting: 'Pendente neste dispositivo até {{email}} entrar de novo: {{what}}.',
    unsent: {
      erased: 'Será apagado deste dispositivo em {{date}}, a menos que você escolha guardá-lo.',
      keep: 'Guardar aqui',
      kept: 'Fica neste dispositivo até você descartá-lo.',
    },
    lockedFor_one: 'Muitas tentativas sem sucesso. Tente de novo em {{n}} minuto',
    lockedFor_other: 'Muitas tentativas sem sucesso. Tente de novo em {{n}} minutos',
    lockedNow: 'Muitas tentativas sem sucesso. Sua conta foi bloqueada temporariamente por {{duration}}.',
    remaining: 'Tentativas restantes',
    checking: 'Verificando a sessão',
    access,
  },
  passkeys,
  admin: {
    label: 'Console',
    nav: {
      menu: 'Menu do console',
      dashboard: 'Painel',
      projects: 'Projetos',
      testimonials: 'Depoimentos',
      sections: 'Página',
      prices: 'Preços',
      users: 'Usuários',
      createUser: 'Criar administrador',
      messages: 'Mensagens',
      settings: 'Configurações',
      translations: 'Traduções',
      importExport: 'Backup',
    },
    site: 'Voltar ao site',
    signOut: 'Sair',
    signOutAnyway: 'Sair e descartar',
    stay: 'Ficar',
    common: {
      create: 'Criar',
      update: 'Atualizar',
      saving: 'Salvando…',
      cancel: 'Cancelar',
      delete: 'Excluir',
      edit: 'Editar',
      back: 'Voltar',
      actions: 'Ações',
      keptOnDevice: 'Salvo neste dispositivo',
      deletedOnDevice: 'Excluído neste dispositivo',
      publishedLater: 'Será publicado quando a conexão voltar.',
      publishing: 'Está sendo publicado; o servidor demora a responder.',
      reload: 'Tentar de novo',
      offlineEmpty: 'Sem conexão e ainda sem dados neste dispositivo.',
      fixErrors: 'Por favor, preencha todos os campos obrigatórios',
      languageTabs: 'Idiomas do conteúdo',
    },
    dashboard,
    alerts,
    projects,
    sections,
    testimonials,
    prices,
    messages,
    answers,
    users,
    settings,
    visibility,
    ways,
    writing,
    lists,
    sync,
    account,
    identity,
    inbox,
    personalData,
    activity,
    history,
    page,
    pictures,
    previews,
    statistics,
  },
}
