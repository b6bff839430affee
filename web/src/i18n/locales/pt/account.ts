import type { AccountTexts } from '../es/account'

/** The own account, in Portuguese. */
export const account: AccountTexts = {
  title: 'Sua conta',
  text: 'Nome, senha e dispositivos de {{email}}.',
  offline: 'Sem conexão: a conta só muda com internet.',
  name: {
    title: 'Nome',
    label: 'Nome completo',
    save: 'Salvar o nome',
    saved: 'Nome salvo',
    failed: 'Não foi possível salvar o nome. Tente de novo.',
  },
  password: {
    title: 'Senha',
    text: 'Ao mudá-la, as outras sessões da conta terminam e seus dispositivos são esquecidos. Esta sessão continua.',
    current: 'Senha atual',
    next: 'Nova senha',
    hint: 'Mínimo de {{passwordMin}} caracteres; melhor {{passwordAdvised}} ou mais.',
    long: 'Bom tamanho.',
    submit: 'Mudar a senha',
    changed: 'Senha alterada',
    changedText: 'As outras sessões terminaram; esta continua.',
    failed: 'Não foi possível mudar a senha. Tente de novo.',
  },
  devices: {
    title: 'Dispositivos',
    text: 'Os que entraram nesta conta. Remover um termina todas as sessões menos esta; as já abertas podem levar até uma hora para fechar.',
    this: 'Este dispositivo',
    fresh: 'Novo',
    unnamed: 'Navegador desconhecido',
    first: 'Primeira vez',
    last: 'Última vez',
    end: 'Remover',
    endOf: 'Remover: {{name}}',
    ended: 'Dispositivo removido',
    none: 'Ainda não há dispositivos conhecidos.',
    unknown: 'Os dispositivos aparecem com internet.',
    failed: 'Não foi possível ler os dispositivos. Tente de novo.',
    endFailed: 'Não foi possível. Tente de novo.',
  },
  everywhere: {
    submit: 'Sair em todos os lugares',
    text: 'Termina todas as sessões da conta, inclusive esta, e esquece seus dispositivos.',
  },
  fresh: {
    text: 'Acesso de um dispositivo novo: {{name}} ({{when}})',
    mine: 'Fui eu',
    look: 'Ver meus dispositivos',
  },
}
