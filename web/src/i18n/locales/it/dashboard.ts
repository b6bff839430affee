import type { DashboardTexts } from '../es/dashboard'

/** The console's first page, in Italian. */
export const dashboard: DashboardTexts = {
  title: 'Dashboard',
  welcome: 'Ti diamo il benvenuto nella console',
  users: { title: 'Utenti', text: 'Controlla chi può accedere e cosa può fare.', open: 'Vedi utenti' },
  settings: { title: 'Impostazioni', text: 'Nome, social, contatti e SEO del sito.', open: 'Vedi impostazioni' },
  messages: {
    title: 'Nuovi messaggi',
    text: 'Richieste che nessuno ha ancora aperto.',
    open: 'Vedi i nuovi messaggi',
  },
  news: {
    none: 'Non ci sono nuovi messaggi.',
    suspected_one: '{{n}} messaggio sospetto, forse di un bot',
    suspected_other: '{{n}} messaggi sospetti, forse di un bot',
  },
  asKnown: 'Dati salvati su questo dispositivo; forse c’è qualcosa di più recente.',
  checklist: {
    title: 'Primi passi',
    text: 'Cosa conviene fare prima di mostrare il tuo sito.',
    steps: {
      name: 'Inserisci il nome del tuo studio',
      number: 'Aggiungi il numero per la chat e provalo',
      logo: 'Carica il tuo logo',
      projects: 'Pubblica un tuo progetto al posto degli esempi',
      prices: 'Controlla i prezzi',
      alerts: 'Attiva le notifiche per i nuovi messaggi',
      admin: 'Aggiungi un secondo amministratore, nel caso perdessi l’accesso',
    },
    isDone: 'Fatto',
    isOpen: 'Da fare',
    test: 'Prova la chat',
    checked: 'Vanno bene',
    dismiss: 'Nascondi l’elenco',
  },
  samples: {
    title: 'Il tuo sito contiene ancora esempi:',
    projects: 'Progetti di esempio',
    testimonials: 'Testimonianze di esempio',
    contacts: 'Contatti di esempio, nascosti ai visitatori',
  },
  waiting: { title: 'Da decidere', open: 'Risolvi' },
  changes: {
    title: 'Ultime modifiche',
    open: 'Vedi l’attività',
    none: 'Ancora nessuna modifica.',
    failed: 'Impossibile caricare le ultime modifiche',
  },
}
