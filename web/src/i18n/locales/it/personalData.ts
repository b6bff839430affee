import type { PersonalDataTexts } from '../es/personalData'

/** The personal data stored about one person, in Italian. */
export const personalData: PersonalDataTexts = {
  nav: 'Dati personali',
  title: 'Dati personali',
  intro: 'Tutto ciò che si conserva di un indirizzo email, per fornirne una copia o cancellarlo su richiesta.',
  email: 'Email della persona',
  search: 'Cerca',
  searching: 'Ricerca in corso…',
  found: 'Dati conservati di {{email}}: {{what}}.',
  none: 'Di {{email}} non si conserva nulla.',
  account: 'Questo indirizzo ha anche un account, che si elimina in Utenti.',
  export: 'Esporta JSON',
  fileName: 'dati',
  exported: 'Il file contiene dati personali: conservalo con cura.',
  erase: 'Cancella tutto',
  eraseTitle: 'Cancellare tutto di {{email}}?',
  eraseText: 'Cancellazione definitiva: {{what}}. I dati non torneranno nemmeno ripristinando un backup.',
  erased: 'Cancellato per sempre: {{what}}.',
  failed: 'Impossibile completare l’operazione. Controlla la connessione e riprova.',
  offline: 'Sei offline: serve la connessione.',
  what: 'Stai per cancellare tutto ciò che si conserva di {{email}}.',
  ended: 'La sessione è terminata: accedi di nuovo.',
  messages_one: '{{count}} messaggio',
  messages_other: '{{count}} messaggi',
  counters_one: '{{count}} contatore',
  counters_other: '{{count}} contatori',
}
