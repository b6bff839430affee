import type { IdentityTexts } from '../es/identity'

/** The dialog that asks again who is here, in Portuguese. */
export const identity: IdentityTexts = {
  title: 'Confirme que é você',
  why: 'Por segurança, isto pede de novo que você confirme quem é quando o último acesso tem mais de 5 minutos.',
  password: 'Senha de {{email}}',
  confirm: 'Confirmar',
  checking: 'Verificando…',
  notConfirmed: 'Nada foi feito: falta confirmar que é você.',
  wrong: 'A senha não está correta.',
  offline: 'Sem conexão: isto precisa de internet. O que foi digitado continua aí.',
  ended: 'Sua sessão terminou. Entre novamente.',
  what: {
    createUser: 'Você vai criar um administrador: {{email}}.',
    grant: 'Você vai dar a {{name}} acesso completo ao console.',
    disable: 'Você vai desativar a conta de {{name}}.',
    enable: 'Você vai reativar a conta de {{name}}.',
    remove: 'Você vai excluir a conta de {{name}}.',
    password: 'Você vai mudar a senha de {{email}}.',
    chat: 'Você vai mudar o número do chat para {{to}}: os visitantes escreverão para lá.',
    mail: 'Os avisos de mensagens novas irão para {{to}}, com o que os visitantes escrevem.',
    everywhere: 'Você vai encerrar a sessão de {{email}} em todos os lugares.',
    device: 'Você vai encerrar um dispositivo de {{email}}: {{name}}.',
  },
}
