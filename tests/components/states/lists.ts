import { collections } from '@studio/domain/collections'
import { page } from 'vitest/browser'

const firstRow = () => page.getByRole('rowheader').first()

/** A page with a list: its loading label, its loaded content, and its error message. */
export const lists = [
  {
    path: '/admin/projects',
    collection: collections.projects,
    shown: firstRow,
    says: {
      es: { name: 'Proyectos', failed: 'Error al cargar proyectos' },
      de: { name: 'Projekte', failed: 'Die Projekte konnten nicht geladen werden' },
    },
  },
  {
    path: '/admin/testimonials',
    collection: collections.testimonials,
    shown: firstRow,
    says: {
      es: { name: 'Testimonios', failed: 'Error al cargar testimonios' },
      de: { name: 'Kundenstimmen', failed: 'Die Kundenstimmen konnten nicht geladen werden' },
    },
  },
  {
    path: '/admin/messages',
    collection: collections.messages,
    shown: firstRow,
    says: {
      es: { name: 'Mensajes', failed: 'Error al cargar mensajes' },
      de: { name: 'Nachrichten', failed: 'Die Nachrichten konnten nicht geladen werden' },
    },
  },
  {
    path: '/admin/users',
    collection: collections.profiles,
    shown: firstRow,
    says: {
      es: { name: 'Usuarios', failed: 'Error al cargar usuarios' },
      de: { name: 'Benutzer', failed: 'Die Benutzer konnten nicht geladen werden' },
    },
  },
  {
    path: '/admin/settings',
    collection: collections.settings,
    shown: () => page.getByRole('main').getByRole('region').first(),
    says: {
      es: { name: 'Configuración', failed: 'Error al cargar configuración' },
      de: { name: 'Einstellungen', failed: 'Die Einstellungen konnten nicht geladen werden' },
    },
  },
]
