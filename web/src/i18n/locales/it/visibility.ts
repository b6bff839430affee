import type { VisibilityTexts } from '../es/visibility'

export const visibility: VisibilityTexts = {
  label: 'Visibilità',
  visible: 'Visibile',
  hidden: 'Nascosto',
  planned: 'Programmato',
  fromDay: 'Da una data',
  from: 'A partire da: {{day}}',
  day: 'Visibile a partire da',
  hint: {
    visible: 'Si vede sul sito appena pubblicato.',
    hidden: 'Si vede solo nella console. Si può salvare incompleto.',
    planned: 'Si vede sul sito dalle 0:00 di quel giorno ({{zone}}).',
    here: 'Secondo l’ora di questo dispositivo',
  },
  any: 'Tutti',
  missing: 'Perché si veda sul sito, manca:',
  saveHidden: 'Salva senza mostrare',
  show: 'Mostra sul sito: {{name}}',
  hide: 'Nascondi dal sito: {{name}}',
  see: 'Vedi sul sito: {{name}}',
  shown: 'Sarà visibile sul sito tra circa due minuti',
  hiddenNow: 'Non sarà più visibile sul sito tra circa due minuti',
  failed: 'Impossibile cambiare la visibilità',
}
