import type { Words } from './public'

/** The uploaded pictures, in Spanish. */
export const pictures = {
  title: 'Imágenes',
  intro: 'Las imágenes que guarda este sitio. Las que no se usan en ninguna parte se eliminan a los {{days}} días.',
  offline: 'Sin conexión: las imágenes se ven con internet.',
  failed: 'No se pudieron cargar las imágenes.',
  none: 'Aún no hay imágenes propias. Elige una en un proyecto, un testimonio o el logo.',
  added: 'Agregada el {{when}}',
  shownIn: 'Se muestra en',
  unused: 'Sin uso desde el {{since}}; se elimina el {{ends}}.',
  logo: 'Logo del sitio',
  loading: 'Cargando imágenes',
}

export type PicturesTexts = Words<typeof pictures>
