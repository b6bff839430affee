import type { Words } from './public'

/** Navigation in the console and its lists, in Spanish. */
export const ways = {
  filters: 'Filtros',
  filtersActive: 'Filtros ({{n}})',
  more: 'Más acciones: {{name}}',
  toContent: 'Saltar al contenido',
  toList: 'Saltar a la lista',
  groups: {
    content: 'Contenido',
    enquiries: 'Consultas',
    people: 'Personas',
    site: 'Sitio',
  },
  row: {
    see: 'Ver en el sitio',
    show: 'Mostrar en el sitio',
    hide: 'Ocultar del sitio',
    duplicate: 'Duplicar',
  },
  star: 'Destacar {{name}}',
  starred: 'Proyecto destacado',
  unstarred: 'El proyecto ya no está destacado',
}

export type WaysTexts = Words<typeof ways>
