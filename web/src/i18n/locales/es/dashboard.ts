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
    none: 'No hay mensajes nuevos.',
    suspected_one: '{{n}} mensaje sospechoso, tal vez de un robot',
    suspected_other: '{{n}} mensajes sospechosos, tal vez de un robot',
  },
  asKnown: 'Datos guardados en este dispositivo; puede que no sean los más recientes.',
  checklist: {
    title: 'Primeros pasos',
    text: 'Lo que conviene hacer antes de mostrar tu sitio.',
    steps: {
      name: 'Escribe el nombre de tu estudio',
      number: 'Pon tu número de chat y pruébalo',
      logo: 'Sube tu logo',
      projects: 'Publica un proyecto tuyo en lugar de los de muestra',
      prices: 'Revisa los precios',
      alerts: 'Activa los avisos de mensajes nuevos',
      admin: 'Agrega a otro administrador, por si pierdes tu acceso',
    },
    isDone: 'Hecho',
    isOpen: 'Pendiente',
    test: 'Probar el chat',
    checked: 'Están bien',
    dismiss: 'Ocultar la lista',
  },
  samples: {
    title: 'Tu sitio todavía tiene ejemplos:',
    projects: 'Proyectos de muestra',
    testimonials: 'Testimonios de muestra',
    contacts: 'Contactos de ejemplo, ocultos a los visitantes',
  },
  waiting: { title: 'Por decidir', open: 'Resolver' },
  changes: {
    title: 'Últimos cambios',
    open: 'Ver la actividad',
    none: 'Todavía no hay cambios.',
    failed: 'Error al cargar los últimos cambios',
  },
}

export type DashboardTexts = Words<typeof dashboard>
