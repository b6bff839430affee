import type { Words } from './public'

/** The public page behind a preview link, in Spanish. */
export const previewTexts = {
  label: 'Vista previa',
  loading: 'Cargando la vista previa…',
  shown: 'Vista previa: incluye lo guardado que aún no es público. El enlace vence el {{day}}.',
  ended: 'Este enlace de vista previa ya no funciona: venció o lo desactivaron. Esta es la página pública.',
  failed: 'No se pudo cargar la vista previa. Lo que ves es la página pública.',
  leave: 'Salir de la vista previa',
  noEnquiries: 'Desde una vista previa no se envían mensajes.',
}

export type PreviewTexts = Words<typeof previewTexts>
