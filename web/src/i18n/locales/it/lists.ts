import type { ListsTexts } from '../es/lists'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in Italian. */
export const lists: ListsTexts = {
  completeness: {
    title: 'Lingue',
    text: 'Testi già scritti in ciascuna lingua.',
    open: 'Vedi traduzioni',
    none: 'Non c’è ancora nulla da tradurre.',
  },
  search: {
    label: 'Cerca',
    projects: 'Titolo, cliente o categoria',
    testimonials: 'Cliente, ruolo, azienda o testo',
    clear: 'Azzera ricerca e filtri',
    count: '{{shown}} di {{total}}',
    none: 'Nessun risultato per la ricerca e i filtri.',
  },
  sort: {
    label: 'Ordina per',
    order: 'Ordine della pagina',
    title: 'Titolo',
    client: 'Cliente',
    date: 'Data: prima la più recente',
    featured: 'Prima quelli in evidenza',
    best: 'Valutazione: prima la più alta',
    worst: 'Valutazione: prima la più bassa',
  },
  filter: {
    category: 'Categoria',
    anyCategory: 'Tutte',
    featured: 'In evidenza',
    anyFeatured: 'Tutti',
    yes: 'Solo in evidenza',
    no: 'Non in evidenza',
    anyRating: 'Tutte',
  },
  move: {
    title: 'Sposta «{{title}}»',
    position: 'Nuova posizione, da 1 a {{total}}',
    wrong: 'Scrivi un numero da 1 a {{total}}.',
    confirm: 'Sposta',
    blocked: 'Per cambiare l’ordine scegli «Ordine della pagina» e azzera ricerca e filtri.',
  },
  duplicate: 'Duplica {{title}}',
}
