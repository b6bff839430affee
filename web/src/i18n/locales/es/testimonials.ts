import type { Words } from './public'

/** The testimonials in the console, in Spanish, with the exact texts of the specification. */
export const testimonials = {
  title: 'Testimonios',
  new: 'Nuevo Testimonio',
  editTitle: 'Editar Testimonio',
  empty: 'No hay testimonios. Crea uno nuevo para comenzar.',
  table: {
    client: 'Cliente',
    role: 'Rol',
    company: 'Empresa',
    rating: 'Calificación',
    content: 'Contenido',
  },
  editRow: 'Editar el testimonio de {{name}}',
  deleteRow: 'Eliminar el testimonio de {{name}}',
  deleteTitle: 'Eliminar testimonio?',
  deleteText: 'Esta acción no se puede deshacer. El testimonio será eliminado permanentemente.',
  form: {
    name: 'Nombre del cliente',
    avatarUrl: 'URL del avatar',
    rating: 'Calificación',
    stars: '{{n}} de 5 estrellas',
    role: 'Rol',
    company: 'Empresa',
    content: 'Testimonio',
    project: 'Proyecto del que habla',
    noProject: 'Ninguno en particular',
    goneProject: 'Un proyecto que ya no está',
  },
  loadError: 'Error al cargar testimonios',
  createError: 'Error al crear testimonio',
  updateError: 'Error al actualizar testimonio',
  deleteError: 'Error al eliminar testimonio',
  reorderError: 'Error al reordenar testimonios',
  created: 'Testimonio creado exitosamente',
  updated: 'Testimonio actualizado exitosamente',
  deleted: 'Testimonio eliminado exitosamente',
}

export type TestimonialsTexts = Words<typeof testimonials>
