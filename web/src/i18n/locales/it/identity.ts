import type { IdentityTexts } from '../es/identity'

/** The dialog for reauthentication, in Italian. */
export const identity: IdentityTexts = {
  title: 'Conferma che sei tu',
  why: 'Per sicurezza, qui serve un accesso degli ultimi {{recentMinutes}} minuti: conferma la tua identità.',
  password: 'Password di {{email}}',
  confirm: 'Conferma',
  checking: 'Verifica in corso…',
  notConfirmed: 'Nessuna modifica: manca la conferma dell’identità.',
  wrong: 'La password non è corretta.',
  offline: 'Sei offline: serve la connessione. Ciò che hai scritto non va perso.',
  ended: 'La sessione è terminata. Accedi di nuovo.',
  what: {
    createUser: 'Stai per creare un amministratore: {{email}}.',
    grant: 'Stai per dare a {{name}} accesso completo alla console.',
    revoke: 'Stai per togliere a {{name}} l’accesso alla console.',
    disable: 'Stai per disattivare l’account di {{name}}.',
    enable: 'Stai per riattivare l’account di {{name}}.',
    remove: 'Stai per eliminare l’account di {{name}}.',
    password: 'Stai per cambiare la password di {{email}}.',
    chat: 'Stai per cambiare il numero della chat in {{to}}: i visitatori scriveranno lì.',
    mail: 'Gli avvisi per i nuovi messaggi andranno a {{to}}, con quello che scrivono i visitatori.',
    visitors: 'I visitatori o i loro dati andranno a {{to}}.',
    closing: 'Stai per chiudere il sito ai visitatori.',
    everywhere: 'Stai per chiudere tutte le sessioni di {{email}}.',
    device: 'Stai per rimuovere un dispositivo di {{email}}: {{name}}.',
  },
}
