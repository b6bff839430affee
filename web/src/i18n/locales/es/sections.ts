import type { Words } from './public'

/** The page's texts in the console, in Spanish. */
export const sections = {
  title: 'Textos de la página',
  new: 'Agregar elemento',
  newPerson: 'Agregar una persona',
  editTitle: 'Editar texto',
  empty: 'Todos los textos son los originales.',
  editRow: 'Editar {{name}}',
  deleteRow: 'Eliminar {{name}}',
  deleteTitle: '¿Eliminar este texto?',
  deleteText: 'Vuelve el texto original, si lo hay.',
  loadError: 'Error al cargar los textos de la página',
  createError: 'Error al guardar el texto',
  updateError: 'Error al guardar el texto',
  deleteError: 'Error al eliminar el texto',
  reorderError: 'Error al cambiar el orden',
  created: 'Texto guardado',
  updated: 'Texto guardado',
  deleted: 'Texto eliminado',
  form: {
    list: 'Lista',
    imageUrl: 'URL de la imagen',
    personName: 'Nombre',
    personText: 'Dos frases sobre esta persona',
    personLanguages: 'Idiomas que habla',
    personCity: 'Ciudad, para mostrar su hora',
    portrait: 'URL del retrato',
    logo: 'URL del logo',
    badge: 'Etiqueta',
    title: 'Título',
    text: 'Texto',
    action: 'Botón',
    note: 'Nota',
    captions: 'Subtitulado (SRT o VTT)',
    chapters: 'Capítulos, uno por línea: 0:12 Apertura',
    chaptersWrong: 'Cada línea es un capítulo: su tiempo y su nombre, por ejemplo 0:12 Apertura',
  },
}

export type SectionsTexts = Words<typeof sections>
