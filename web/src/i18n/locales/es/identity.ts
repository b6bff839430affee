import type { Words } from './public'

/** The dialog for reauthentication, in Spanish. */
export const identity = {
  title: 'Confirma que eres tú',
  why: 'Por seguridad, esto solo se permite en los {{recentMinutes}} minutos posteriores a iniciar sesión. Confirma quién eres.',
  password: 'Contraseña de {{email}}',
  confirm: 'Confirmar',
  checking: 'Comprobando…',
  notConfirmed: 'No se cambió nada: falta confirmar que eres tú.',
  wrong: 'La contraseña no es correcta.',
  offline: 'Sin conexión: para esto hace falta internet. Lo que escribiste sigue ahí.',
  ended: 'Tu sesión terminó. Inicia sesión de nuevo.',
  what: {
    createUser: 'Vas a crear un administrador: {{email}}.',
    grant: 'Vas a dar acceso completo a la consola a {{name}}.',
    revoke: 'Vas a quitar a {{name}} el acceso a la consola.',
    disable: 'Vas a desactivar la cuenta de {{name}}.',
    enable: 'Vas a activar de nuevo la cuenta de {{name}}.',
    remove: 'Vas a eliminar la cuenta de {{name}}.',
    password: 'Vas a cambiar la contraseña de {{email}}.',
    chat: 'Vas a cambiar el número del chat a {{to}}: ahí escribirán los visitantes.',
    mail: 'Los avisos de mensajes nuevos irán a {{to}}, con lo que escriben los visitantes.',
    visitors: 'Los visitantes o sus datos irán a {{to}}.',
    closing: 'Vas a cerrar el sitio a los visitantes.',
    everywhere: 'Vas a cerrar la sesión de {{email}} en todas partes.',
    device: 'Vas a quitar un dispositivo de {{email}}: {{name}}.',
  },
}

export type IdentityTexts = Words<typeof identity>
