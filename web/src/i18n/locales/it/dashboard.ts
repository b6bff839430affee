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
    none: 'Nessuno in attesa: non ci sono nuovi messaggi.',
    suspected_one: '{{n}} messaggio sospetto, forse di un bot',
    suspected_other: '{{n}} messaggi sospetti, forse di un bot',
  },
  asKnown: 'Questo è l’ultimo stato noto a questo dispositivo.',
  waiting: { title: 'Da decidere', open: 'Risolvi' },
  changes: {
    title: 'Ultime modifiche',
    open: 'Vedi l’attività',
    none: 'Ancora nessuna modifica.',
    failed: 'Impossibile caricare le ultime modifiche',
  },
}
