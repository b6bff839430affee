import type { Words } from './public'

/** The dialog that asks again who is here, in Spanish. */
export const identity = {
  title: 'Confirma que eres tú',
  why: 'Por seguridad, esto pide la contraseña otra vez cuando el último inicio de sesión tiene más de 5 minutos.',
  password: 'Contraseña de {{email}}',
  confirm: 'Confirmar',
  checking: 'Comprobando…',
  notConfirmed: 'No se hizo nada: falta confirmar que eres tú.',
  wrong: 'La contraseña no es correcta.',
  offline: 'Sin conexión: esto necesita red. Lo escrito sigue ahí.',
  ended: 'Tu sesión terminó. Inicia sesión de nuevo.',
  what: {
    createUser: 'Vas a crear un administrador: {{email}}.',
  },
}

export type IdentityTexts = Words<typeof identity>
