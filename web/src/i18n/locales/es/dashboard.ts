import type { Words } from './public'

/** The console's first page, in Spanish, with the exact texts of the specification. */
export const dashboard = {
  title: 'Panel',
  welcome: 'Te damos la bienvenida a la consola',
  users: { title: 'Usuarios', text: 'Consulta quién puede entrar y qué puede hacer.', open: 'Ver usuarios' },
  settings: { title: 'Configuración', text: 'Nombre, redes, contacto y SEO del sitio.', open: 'Ver configuración' },
  messages: {
    title: 'Mensajes nuevos',
    text: 'Consultas que nadie ha abierto todavía.',
    open: 'Ver mensajes nuevos',
  },
  news: {
    none: 'Nadie espera respuesta: no hay mensajes nuevos.',
    suspected_one: '{{n}} mensaje sospechoso, tal vez de un robot',
    suspected_other: '{{n}} mensajes sospechosos, tal vez de un robot',
  },
  asKnown: 'Esto es lo último que este dispositivo sabía.',
  waiting: { title: 'Por decidir', open: 'Resolver' },
  changes: {
    title: 'Últimos cambios',
    open: 'Ver la actividad',
    none: 'Todavía no hay cambios.',
    failed: 'Error al cargar los últimos cambios',
  },
}

export type DashboardTexts = Words<typeof dashboard>
