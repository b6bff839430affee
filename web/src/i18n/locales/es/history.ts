import type { Words } from './public'

/** Undo, trash and history, in Spanish. */
export const history = {
  undo: {
    button: 'Deshacer',
    done: 'Deshecho',
    others: 'Lo que otro dispositivo cambió entretanto se queda.',
    failed: 'No se pudo deshacer',
  },
  trash: {
    title: 'Papelera',
    text: 'Los proyectos y testimonios eliminados se pueden recuperar durante {{days}} días.',
    empty: 'La papelera está vacía.',
    loadError: 'Error al cargar la papelera',
    left: 'Días que quedan: {{n}}',
    waiting: 'Eliminación pendiente de publicar',
    by: 'Eliminado por {{who}}',
    bringBack: 'Recuperar',
    bringBackOf: 'Recuperar {{name}}',
    done: 'Recuperado de la papelera',
    failed: 'Error al recuperar de la papelera',
    partly: 'No se guardó entero: no se puede recuperar aquí.',
    kept: 'Durante {{days}} días queda en la papelera y se puede recuperar.',
    messagesHint: 'Se borran para siempre {{days}} días después de eliminarlos.',
    messages: 'Mensajes eliminados',
  },
  unsure: 'Aún sin confirmar con el servidor: es lo que sabe este dispositivo, puede faltar algo.',
  open: 'Historial',
  openOf: 'Historial de {{name}}',
  text: 'Las últimas {{n}} versiones. Elige una para ver qué decía y recuperar un campo o todo.',
  loading: 'Cargando el historial',
  offline: 'Sin conexión: este dispositivo todavía no tiene el historial de esto.',
  failed: 'Error al cargar el historial',
  none: 'Todavía no hay versiones anteriores.',
  versions: 'Versiones',
  now: 'Ahora',
  there: 'En esta versión',
  pending: 'Pendiente de publicar',
  unknown: 'Antes de lo anotado',
  same: 'Esta versión dice lo mismo que ahora.',
  field: 'Recuperar este campo: {{field}}',
  all: 'Recuperar todo ({{n}})',
  done: 'Versión recuperada',
  doneFailed: 'Error al recuperar la versión',
  invalid: 'Así no se podría publicar. Revisa: {{field}}',
}

export type HistoryTexts = Words<typeof history>
