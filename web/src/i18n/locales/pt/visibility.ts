import type { VisibilityTexts } from '../es/visibility'

export const visibility: VisibilityTexts = {
  label: 'Visibilidade',
  visible: 'Visível',
  hidden: 'Oculto',
  planned: 'Programado',
  fromDay: 'A partir de um dia',
  from: 'A partir de {{day}}',
  day: 'Visível a partir de',
  hint: {
    visible: 'Aparece no site assim que é publicado.',
    hidden: 'Aparece só no console. Salva-se com o que houver.',
    planned: 'Aparece no site a partir das 0:00 desse dia ({{zone}}).',
  },
  any: 'Todos',
  missing: 'Para aparecer no site falta:',
  saveHidden: 'Salvar oculto',
  show: 'Mostrar no site: {{name}}',
  hide: 'Ocultar do site: {{name}}',
  see: 'Ver no site: {{name}}',
  shown: 'Já está visível no site',
  hiddenNow: 'Já não aparece no site',
  failed: 'Erro ao mudar a visibilidade',
}
