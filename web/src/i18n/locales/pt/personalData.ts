import type { PersonalDataTexts } from '../es/personalData'

/** What is kept of one person, in Portuguese. */
export const personalData: PersonalDataTexts = {
  nav: 'Dados pessoais',
  title: 'Dados de uma pessoa',
  intro: 'Tudo o que se guarda de um endereço de e-mail: para dar uma cópia ou apagar quando alguém pede.',
  email: 'E-mail da pessoa',
  search: 'Buscar',
  searching: 'Buscando…',
  found: 'De {{email}} estão guardados: mensagens {{n}}, contadores {{m}}.',
  none: 'Nada está guardado de {{email}}.',
  account: 'Este endereço também tem uma conta, que se apaga em Usuários.',
  export: 'Exportar JSON',
  fileName: 'dados',
  exported: 'O arquivo contém dados pessoais: guarde-o com cuidado.',
  erase: 'Apagar tudo',
  eraseTitle: 'Apagar tudo de {{email}}?',
  eraseText:
    'Será apagado para sempre: mensagens {{n}}, contadores {{m}}. Restaurar um backup também não trará de volta.',
  erased: 'Apagado: mensagens {{n}}, contadores {{m}}.',
  failed: 'Não foi possível. Verifique a conexão e tente de novo.',
  offline: 'Sem conexão: isto precisa de rede.',
  what: 'Você vai apagar tudo o que se guarda de {{email}}.',
  ended: 'Sua sessão terminou: entre de novo.',
}
