import type { Words } from './public'

/** The portfolio in the console, in Spanish, with the exact texts of the specification. */
export const projects = {
  title: 'Proyectos',
  new: 'Nuevo Proyecto',
  editTitle: 'Editar Proyecto',
  empty: 'No hay proyectos. Crea uno nuevo para comenzar.',
  table: {
    order: 'Orden',
    title: 'Título',
    category: 'Categoría',
    client: 'Cliente',
    featured: 'Destacado',
    date: 'Fecha',
  },
  drag: 'Mover {{title}}',
  dragHelp:
    'Presiona espacio para levantar la fila, las flechas para moverla, espacio para soltarla y Escape para cancelar. Con Enter escribes la posición; con Alt y una flecha la mueves un lugar.',
  dragStart: '{{title}} levantado, posición {{position}} de {{total}}.',
  dragOver: '{{title}} está en la posición {{position}} de {{total}}.',
  dragEnd: '{{title}} soltado en la posición {{position}} de {{total}}.',
  dragCancel: 'Movimiento cancelado; {{title}} vuelve a su lugar.',
  editRow: 'Editar {{title}}',
  deleteRow: 'Eliminar {{title}}',
  deleteTitle: '¿Eliminar proyecto?',
  deleteText: 'Esta acción no se puede deshacer. El proyecto será eliminado permanentemente.',
  form: {
    title: 'Título',
    description: 'Descripción',
    category: 'Categoría',
    imageUrl: 'URL de la imagen',
    imageAlt: 'Qué muestra la imagen',
    videoUrl: 'URL del video',
    loopUrl: 'Clip en bucle para la tarjeta, sin sonido',
    format: 'Formato',
    noFormat: 'Sin indicar',
    length: 'Duración en segundos',
    client: 'Cliente',
    date: 'Fecha de finalización',
    featured: 'Destacar este proyecto',
  },
  loadError: 'Error al cargar proyectos',
  createError: 'Error al crear proyecto',
  updateError: 'Error al actualizar proyecto',
  deleteError: 'Error al eliminar proyecto',
  reorderError: 'Error al reordenar proyectos',
  created: 'Proyecto creado exitosamente',
  updated: 'Proyecto actualizado exitosamente',
  deleted: 'Proyecto eliminado exitosamente',
  reordered: 'Orden actualizado exitosamente',
}

export type ProjectsTexts = Words<typeof projects>
