import type { WaysTexts } from '../es/ways'

export const ways: WaysTexts = {
  filters: 'Filtri',
  filtersActive: 'Filtri ({{n}})',
  more: 'Altre azioni: {{name}}',
  toContent: 'Vai al contenuto',
  toList: 'Vai all’elenco',
  groups: {
    content: 'Contenuti',
    enquiries: 'Richieste',
    people: 'Persone',
    site: 'Sito',
  },
  row: {
    see: 'Vedi sul sito',
    show: 'Mostra sul sito',
    hide: 'Nascondi dal sito',
    duplicate: 'Duplica',
  },
  star: 'Metti in evidenza {{name}}',
  starred: 'Progetto in evidenza',
  unstarred: 'Il progetto non è più in evidenza',
}
