import type { Words } from './public'

/** The statistics of the public page, in Spanish. */
export const statistics = {
  title: 'Estadísticas',
  text: 'Sin cookies ni identificadores: solo se cuenta cuántas veces ocurre algo cada día.',
  loadError: 'Error al cargar las estadísticas',
  empty: 'Todavía no se ha contado ninguna visita.',
  thisWeek: 'Últimos 7 días',
  lastWeek: '7 días anteriores',
  byDay: 'Visitas por día',
  day: 'Día',
  path: 'De la visita a la consulta',
  what: 'Qué',
  nothing: 'Nada todavía.',
  direct: 'Sin sitio de procedencia',
  other: 'Otros',
  steps: {
    visits: 'Visitas',
    chatted: 'Abrieron el chat',
    enquiries: 'Enviaron una consulta',
  },
  lists: {
    before: 'Proyectos vistos antes de una consulta',
    started: 'Videos iniciados',
    watched: 'Videos vistos',
    chats: 'Clics en el chat por lugar',
    sections: 'Secciones alcanzadas',
    sites: 'Sitios de procedencia',
    languages: 'Idiomas',
    devices: 'Dispositivos',
  },
  devices: {
    phone: 'Teléfono',
    tablet: 'Tableta',
    computer: 'Computadora',
  },
  places: {
    hero: 'Inicio de la página',
    player: 'Reproductor',
    header: 'Encabezado',
    footer: 'Pie de página',
    aside: 'Botón flotante',
  },
  apart_one: 'No se cuenta {{n}} registro de una red que envió más de lo normal.',
  apart_other: 'No se cuentan {{n}} registros de redes que enviaron más de lo normal.',
}

export type StatisticsTexts = Words<typeof statistics>
