import type { PersonalDataTexts } from '../es/personalData'

/** The personal data stored about one person, in Portuguese. */
export const personalData: PersonalDataTexts = {
  nav: 'Dados pessoais',
  title: 'Dados pessoais',
  intro: 'Tudo o que está guardado sobre um endereço de e-mail, para entregar uma cópia ou apagar quando alguém pedir.',
  email: 'E-mail da pessoa',
  search: 'Buscar',
  searching: 'Buscando…',
  found: 'Guardado sobre {{email}}: {{what}}.',
  none: 'Nada está guardado sobre {{email}}.',
  account: 'Este endereço também tem uma conta, que pode ser excluída em Usuários.',
  export: 'Exportar JSON',
  fileName: 'dados',
  exported: 'O arquivo contém dados pessoais: guarde-o com cuidado.',
  erase: 'Apagar tudo',
  eraseTitle: 'Apagar tudo de {{email}}?',
  eraseText: 'Isto será apagado para sempre: {{what}}. Restaurar um backup também não o trará de volta.',
  erased: 'Apagado para sempre: {{what}}.',
  failed: 'Não foi possível concluir. Verifique a conexão e tente de novo.',
  offline: 'Sem conexão: isto precisa de internet.',
  what: 'Você vai apagar tudo o que está guardado sobre {{email}}.',
  ended: 'Sua sessão foi encerrada: entre de novo.',
  messages_one: '{{count}} mensagem',
  messages_other: '{{count}} mensagens',
  counters_one: '{{count}} contador',
  counters_other: '{{count}} contadores',
}
