import type { Words } from './public'

/** Notifications of new messages, in Spanish. */
export const alerts = {
  title: 'Avisos en este dispositivo',
  text: 'Cuando llega un mensaje, el navegador te avisa mientras la consola esté abierta en alguna pestaña o ventana.',
  ask: 'Activar avisos',
  granted: 'Los avisos están activados. Se desactivan en la configuración del navegador para este sitio.',
  denied: 'El navegador bloquea los avisos de este sitio. Puedes permitirlos en su configuración.',
  unsupported:
    'Este navegador no puede mostrar avisos. En un iPhone o iPad, agrega antes el sitio a la pantalla de inicio.',
  from: 'Mensaje de {{name}}',
  several_one: '{{n}} mensaje nuevo',
  several_other: '{{n}} mensajes nuevos',
}

export type AlertsTexts = Words<typeof alerts>
