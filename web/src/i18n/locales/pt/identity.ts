import type { IdentityTexts } from '../es/identity'

/** The dialog that asks again who is here, in Portuguese. */
export const identity: IdentityTexts = {
  title: 'Confirme que é você',
  why: 'Por segurança, isto pede a senha de novo quando o último acesso tem mais de 5 minutos.',
  password: 'Senha de {{email}}',
  confirm: 'Confirmar',
  checking: 'Verificando…',
  notConfirmed: 'Nada foi feito: falta confirmar que é você.',
  wrong: 'A senha não está correta.',
  offline: 'Sem conexão: isto precisa de rede. O que foi digitado continua aí.',
  ended: 'Sua sessão terminou. Entre novamente.',
  what: {
    createUser: 'Você vai criar um administrador: {{email}}.',
  },
}
