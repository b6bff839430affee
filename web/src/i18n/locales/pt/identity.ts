import type { IdentityTexts } from '../es/identity'

/** The dialog for reauthentication, in Portuguese. */
export const identity: IdentityTexts = {
  title: 'Confirme que é você',
  why: 'Por segurança, isto exige ter entrado nos últimos {{recentMinutes}} minutos: confirme que é você.',
  password: 'Senha de {{email}}',
  confirm: 'Confirmar',
  checking: 'Verificando…',
  notConfirmed: 'Nada foi alterado: falta confirmar que é você.',
  wrong: 'A senha não está correta.',
  offline: 'Sem conexão: isto precisa de internet. O que você digitou continua aí.',
  ended: 'Sua sessão foi encerrada. Entre novamente.',
  what: {
    createUser: 'Você vai criar um administrador: {{email}}.',
    grant: 'Você vai dar a {{name}} acesso completo ao console.',
    revoke: 'Você vai remover o acesso de {{name}} ao console.',
    disable: 'Você vai desativar a conta de {{name}}.',
    enable: 'Você vai reativar a conta de {{name}}.',
    remove: 'Você vai excluir a conta de {{name}}.',
    password: 'Você vai alterar a senha de {{email}}.',
    chat: 'Você vai mudar o número do chat para {{to}}: os visitantes escreverão para lá.',
    mail: 'Os avisos de mensagens novas irão para {{to}}, com o que os visitantes escrevem.',
    visitors: 'Os visitantes ou os dados deles irão para {{to}}.',
    closing: 'Você vai fechar o site para os visitantes.',
    everywhere: 'Você vai encerrar todas as sessões de {{email}}.',
    device: 'Você vai remover um dispositivo de {{email}}: {{name}}.',
  },
}
