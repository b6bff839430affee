import type { Words } from './public'

/** The visibility of projects and testimonials, in Spanish. */
export const visibility = {
  label: 'Visibilidad',
  visible: 'Visible',
  hidden: 'Oculto',
  planned: 'Programado',
  fromDay: 'Desde una fecha',
  from: 'Desde el {{day}}',
  day: 'Visible desde',
  hint: {
    visible: 'Se ve en el sitio en cuanto se publica.',
    hidden: 'Solo se ve en la consola. Se puede guardar incompleto.',
    planned: 'Se ve en el sitio desde las 0:00 de ese día ({{zone}}).',
    here: 'Según la hora de este dispositivo',
  },
  any: 'Todos',
  missing: 'Para que se vea en el sitio falta:',
  saveHidden: 'Guardar oculto',
  show: 'Mostrar en el sitio: {{name}}',
  hide: 'Ocultar del sitio: {{name}}',
  see: 'Ver en el sitio: {{name}}',
  shown: 'Se verá en el sitio en unos dos minutos',
  hiddenNow: 'Dejará de verse en el sitio en unos dos minutos',
  failed: 'Error al cambiar la visibilidad',
}

export type VisibilityTexts = Words<typeof visibility>
