import type { DashboardTexts } from '../es/dashboard'

/** The console's first page, in Italian. */
export const dashboard: DashboardTexts = {
  title: 'Dashboard',
  welcome: 'Ti diamo il benvenuto nella console',
  users: { title: 'Utenti', text: 'Controlla chi può entrare e cosa può fare.', open: 'Vedi utenti' },
  settings: { title: 'Impostazioni', text: 'Nome, social, contatti e SEO del sito.', open: 'Vedi impostazioni' },
  projects: { title: 'Progetti', text: 'Crea, modifica e ordina il portfolio.', open: 'Vedi progetti' },
  messages: {
    title: 'Nuovi messaggi',
    text: 'Richieste che nessuno ha ancora aperto.',
    open: 'Vedi i nuovi messaggi',
  },
  weeks: {
    title: 'Messaggi per settimana',
    text: 'Le ultime 12 settimane, da lunedì a domenica, secondo il conteggio del server.',
    sum: 'Totale: {{n}}',
    figures: 'Mostra le cifre',
    week: 'Settimana',
    from: 'Settimana del {{date}}',
    count: 'Messaggi',
  },
}
