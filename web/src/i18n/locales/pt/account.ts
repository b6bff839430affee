import type { AccountTexts } from '../es/account'

/** The page of the signed-in account, in Portuguese. */
export const account: AccountTexts = {
  title: 'Sua conta',
  text: 'Nome, senha e dispositivos de {{email}}.',
  offline: 'Sem conexão: para alterar a conta é preciso internet.',
  name: {
    title: 'Nome',
    label: 'Nome completo',
    save: 'Salvar o nome',
    saved: 'Nome salvo',
    failed: 'Não foi possível salvar o nome. Tente de novo.',
  },
  password: {
    title: 'Senha',
    text: 'Ao mudá-la, as outras sessões da conta são encerradas e os dispositivos dela são esquecidos. Esta sessão continua aberta.',
    current: 'Senha atual',
    next: 'Nova senha',
    hint: 'Mínimo de {{passwordMin}} caracteres; de preferência, {{passwordAdvised}} ou mais.',
    long: 'Bom tamanho.',
    submit: 'Alterar a senha',
    changed: 'Senha alterada',
    changedText: 'As outras sessões foram encerradas; esta continua aberta.',
    failed: 'Não foi possível alterar a senha. Tente de novo.',
  },
  devices: {
    title: 'Dispositivos',
    text: 'Os dispositivos que acessaram esta conta. Ao remover um, todas as sessões são encerradas, menos esta; as que estiverem abertas podem levar até uma hora para fechar.',
    this: 'Este dispositivo',
    fresh: 'Novo',
    unnamed: 'Navegador desconhecido',
    first: 'Primeira vez',
    last: 'Última vez',
    end: 'Remover',
    endOf: 'Remover: {{name}}',
    ended: 'Dispositivo removido',
    none: 'Ainda não há dispositivos conhecidos.',
    unknown: 'Sem conexão: os dispositivos só aparecem com internet.',
    failed: 'Não foi possível carregar os dispositivos. Tente de novo.',
    endFailed: 'Não foi possível remover. Tente de novo.',
  },
  everywhere: {
    submit: 'Sair de todos os dispositivos',
    text: 'Encerra todas as sessões da conta, inclusive esta, e remove os dispositivos dela.',
  },
  fresh: {
    text: 'Acesso de um dispositivo novo: {{name}} ({{when}})',
    mine: 'Fui eu',
    look: 'Ver meus dispositivos',
  },
}
