import type { Words } from './public'

/** The console's first page, in Spanish, with the exact texts of the specification. */
export const dashboard = {
  title: 'Panel',
  welcome: 'Te damos la bienvenida a la consola',
  users: { title: 'Usuarios', text: 'Consulta quién puede entrar y qué puede hacer.', open: 'Ver usuarios' },
  settings: { title: 'Configuración', text: 'Nombre, redes, contacto y SEO del sitio.', open: 'Ver configuración' },
  projects: { title: 'Proyectos', text: 'Crea, edita y ordena el portafolio.', open: 'Ver proyectos' },
  messages: {
    title: 'Mensajes nuevos',
    text: 'Consultas que nadie ha abierto todavía.',
    open: 'Ver mensajes nuevos',
  },
  weeks: {
    title: 'Mensajes por semana',
    text: 'Últimas 12 semanas, de lunes a domingo, según el recuento del servidor.',
    sum: 'Total: {{n}}',
    figures: 'Ver las cifras',
    week: 'Semana',
    from: 'Semana del {{date}}',
    count: 'Mensajes',
  },
}

export type DashboardTexts = Words<typeof dashboard>
