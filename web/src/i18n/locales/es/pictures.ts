import type { Words } from './public'

/** The uploaded pictures and films, in Spanish. */
export const pictures = {
  title: 'Imágenes y videos',
  intro:
    'Las imágenes y los videos que guarda este sitio. Los que no se usan en ninguna parte se eliminan a los {{days}} días.',
  offline: 'Sin conexión: las imágenes y los videos se ven con internet.',
  failed: 'No se pudieron cargar las imágenes y los videos.',
  none: 'Aún no hay imágenes ni videos propios. Elígelos en un proyecto, un testimonio o el logo.',
  added: 'Fecha de alta: {{when}}',
  shownIn: 'Se muestra en',
  unused: 'Sin uso desde el {{since}}; se elimina el {{ends}}.',
  logo: 'Logo del sitio',
  loading: 'Cargando imágenes y videos',
  pictures: 'Imágenes',
  space:
    'Las imágenes ocupan {{pictures}} y los videos {{films}}. De los {{free}} gratuitos, que comparten con el resto del contenido, quedan {{left}}.',
  prices: 'Precios de Firebase, vistos el {{when}}',
  films: {
    title: 'Videos',
    cost: 'Mil reproducciones completas: unos {{cost}}, pasados los {{free}} gratuitos al mes.',
    showreel: 'Showreel',
  },
}

export type PicturesTexts = Words<typeof pictures>
