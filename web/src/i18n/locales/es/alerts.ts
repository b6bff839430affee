import type { Words } from './public'

/** Notifications of new messages, in Spanish. */
export const alerts = {
  title: 'Avisos en este dispositivo',
  text: 'Cuando llega un mensaje, este dispositivo te avisa, aunque la consola esté cerrada.',
  ask: 'Activar avisos',
  granted: 'Los avisos están activados en este dispositivo.',
  denied: 'El navegador bloquea los avisos de este sitio. Puedes permitirlos en su configuración.',
  unsupported:
    'Este navegador no puede mostrar avisos. En un iPhone o iPad, agrega antes el sitio a la pantalla de inicio.',
  from: 'Mensaje de {{name}}',
  several_one: '{{n}} mensaje nuevo',
  several_other: '{{n}} mensajes nuevos',
  off: 'Desactivar los avisos',
  failed: 'No se pudo hacer. Revisa la conexión e inténtalo de nuevo.',
  quiet: 'Horas de silencio',
  quiet_from: 'Desde',
  quiet_to: 'Hasta',
  quietHint: 'En ese horario, los avisos de este dispositivo aparecen sin sonido.',
  channels: {
    title: 'Cómo te enteras',
    push: 'Avisos en dispositivos',
    mail: 'Correo',
    reached: 'Funcionó por última vez: {{when}}',
    never: 'Todavía no le ha llegado a nadie.',
    since: 'No funciona (desde {{when}}).',
    look: 'Ver la configuración',
    test: 'Enviar una prueba',
    label: 'Aviso',
    toldMail: 'Correo enviado: {{when}}',
    nobody: 'Todavía no se pudo avisar a nadie.',
    toldDevices: 'Dispositivos avisados: {{n}} ({{when}}).',
    tested: {
      push: 'La prueba salió. Si no aparece en unos segundos, revisa la configuración de avisos de este dispositivo.',
      mail: 'El correo de prueba salió. Si no llega en unos minutos, busca en la carpeta de spam.',
    },
    why: {
      off: 'Falta el servidor de correo o la dirección.',
      noDevice: 'Ningún dispositivo tiene los avisos activados.',
      password: 'El servidor de correo rechaza la contraseña.',
      recipient: 'El servidor de correo rechaza la dirección que recibe los avisos.',
      unreachable: 'El servidor no responde.',
      busy: 'El servidor está ocupado; se intentará de nuevo.',
      refused: 'El servidor lo rechaza.',
      settings: 'Los datos del servidor o la clave del sitio no son válidos.',
    },
  },
}

export type AlertsTexts = Words<typeof alerts>
