import type { VisibilityTexts } from '../es/visibility'

export const visibility: VisibilityTexts = {
  label: 'Visibilidade',
  visible: 'Visível',
  hidden: 'Oculto',
  planned: 'Agendado',
  fromDay: 'A partir de uma data',
  from: 'A partir de {{day}}',
  day: 'Visível a partir de',
  hint: {
    visible: 'Aparece no site assim que é publicado.',
    hidden: 'Aparece só no console. Pode ser salvo incompleto.',
    planned: 'Aparece no site a partir da 0h desse dia ({{zone}}).',
    here: 'Pelo horário deste dispositivo',
  },
  any: 'Todos',
  missing: 'Para aparecer no site, falta:',
  saveHidden: 'Salvar como oculto',
  show: 'Mostrar no site: {{name}}',
  hide: 'Ocultar do site: {{name}}',
  see: 'Ver no site: {{name}}',
  shown: 'Aparecerá no site em cerca de dois minutos',
  hiddenNow: 'Deixará de aparecer no site em cerca de dois minutos',
  failed: 'Não foi possível alterar a visibilidade',
}
