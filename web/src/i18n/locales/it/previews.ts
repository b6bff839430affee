import type { PreviewsTexts } from '../es/previews'

/** The console's preview links, in Italian. */
export const previews: PreviewsTexts = {
  title: 'Anteprima',
  text: 'Un link mostra, in tutte le lingue e senza poter modificare nulla, ciò che è salvato ma non ancora pubblico. Funziona per {{days}} giorni o finché non lo disattivi.',
  share: 'Condividi anteprima',
  created: 'Link creato',
  copy: 'Copia il link',
  copied: 'Link copiato',
  copyFailed: 'Impossibile copiare il link. Selezionalo e copialo.',
  link: 'Link di anteprima',
  made: 'Creato da {{who}} ({{when}})',
  expires: 'Scadenza: {{when}}',
  visits: 'Visite',
  revoke: 'Disattiva',
  revokeTitle: 'Disattivare questo link?',
  revokeText: 'Smette subito di funzionare per tutte le persone che ce l’hanno.',
  revoked: 'Disattivato',
  expired: 'Scaduto',
  revokedNow: 'Link disattivato',
  none: 'Ancora nessun link.',
  loading: 'Caricamento dei link',
  offline: 'Sei offline: i link si creano, si vedono e si disattivano solo con la connessione.',
  failed: 'Impossibile caricare i link.',
  createFailed: 'Impossibile creare il link. Riprova.',
  revokeFailed: 'Impossibile disattivare il link. Riprova.',
}
