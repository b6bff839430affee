import type { Words } from './public'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in Spanish. */
export const lists = {
  completeness: {
    title: 'Idiomas',
    text: 'Textos que ya están escritos en cada idioma.',
    open: 'Ver traducciones',
    none: 'Todavía no hay contenido que traducir.',
  },
  search: {
    label: 'Buscar',
    projects: 'Título, cliente o categoría',
    testimonials: 'Cliente, rol, empresa o texto',
    clear: 'Quitar búsqueda y filtros',
    count: '{{shown}} de {{total}}',
    none: 'Nada coincide con la búsqueda y los filtros.',
  },
  sort: {
    label: 'Ordenar por',
    order: 'Orden de la página',
    title: 'Título',
    client: 'Cliente',
    date: 'Fecha: la más reciente primero',
    featured: 'Destacados primero',
    best: 'Calificación: la más alta primero',
    worst: 'Calificación: la más baja primero',
  },
  filter: {
    category: 'Categoría',
    anyCategory: 'Todas',
    featured: 'Destacado',
    anyFeatured: 'Todos',
    yes: 'Solo destacados',
    no: 'Sin destacar',
    anyRating: 'Todas',
  },
  move: {
    title: 'Mover «{{title}}»',
    position: 'Posición nueva, de 1 a {{total}}',
    wrong: 'Escribe un número del 1 al {{total}}.',
    confirm: 'Mover',
    blocked: 'Para cambiar el orden, elige «Orden de la página» y quita la búsqueda y los filtros.',
  },
  duplicate: 'Duplicar {{title}}',
  translations: {
    text: 'Qué falta, qué es igual que el español y qué quedó atrás cuando el español cambió.',
    search: 'Título o cliente',
    content: 'Contenido',
    anyContent: 'Proyectos y testimonios',
    kind: {
      projects: 'Proyecto',
      testimonials: 'Testimonio',
    },
    show: 'Mostrar',
    all: 'Todo',
    gaps: 'Solo lo pendiente',
    language: 'Idioma',
    anyLanguage: 'Los diez',
    state: {
      complete: 'Completo',
      missing: 'Falta',
      same: 'Igual al español',
      outOfDate: 'Desactualizado',
    },
    nothingOpen: 'al día',
    open: 'Por hacer: {{n}}',
    none: 'No hay proyectos ni testimonios que traducir.',
    loadError: 'Error al cargar el contenido',
  },
}

export type ListsTexts = Words<typeof lists>
