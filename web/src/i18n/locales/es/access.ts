import type { Words } from './public'

/** Passwords, and the reset of a forgotten one, in Spanish. */
export const access = {
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  forgotten: '¿Olvidaste tu contraseña?',
  forgottenTitle: 'Contraseña olvidada',
  forgottenText: 'Escribe tu email y te enviamos un enlace para elegir otra.',
  send: 'Enviar el enlace',
  sending: 'Enviando…',
  sent: 'Si hay una cuenta con ese email, le llega un enlace. Puede tardar unos minutos; mira también en el correo no deseado.',
  notReached: 'No se pudo contactar al servidor. Intenta de nuevo.',
  toSignIn: 'Ir a iniciar sesión',
  newTitle: 'Elige tu contraseña',
  newText: 'Para entrar como {{email}}.',
  save: 'Guardar la contraseña',
  saved: 'Contraseña guardada. Las sesiones anteriores se cerraron; ya puedes entrar.',
  checkingLink: 'Comprobando el enlace',
  badLink: 'Este enlace ya se usó, caducó o está incompleto.',
  askAgain: 'Pedir otro enlace',
}

export type AccessTexts = Words<typeof access>
