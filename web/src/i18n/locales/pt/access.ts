import type { AccessTexts } from '../es/access'

/** Passwords, and the reset of a forgotten one, in Portuguese. */
export const access: AccessTexts = {
  show: 'Mostrar a senha',
  hide: 'Ocultar a senha',
  forgotten: 'Esqueceu sua senha?',
  forgottenTitle: 'Esqueceu sua senha?',
  forgottenText: 'Digite seu e-mail e enviaremos um link para escolher outra.',
  send: 'Enviar o link',
  sending: 'Enviando…',
  sent: 'Se houver uma conta com esse e-mail, o link está a caminho. Pode levar alguns minutos; veja também o spam.',
  notReached: 'Não foi possível falar com o servidor. Tente de novo.',
  toSignIn: 'Ir para o login',
  newTitle: 'Escolha sua senha',
  newText: 'Para entrar como {{email}}.',
  save: 'Salvar a senha',
  saved: 'Senha salva. As sessões anteriores foram encerradas; você já pode entrar.',
  checkingLink: 'Verificando o link',
  badLink: 'Este link já foi usado, expirou ou está incompleto.',
  askAgain: 'Pedir outro link',
}
