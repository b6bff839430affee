import type { PermissionsTexts } from '../es/permissions'

/** The page that says who may do what, in Italian. */
export const permissions: PermissionsTexts = {
  title: 'Chi può fare cosa',
  text: 'Sono le regole che il server applica a ogni richiesta. I loro test nascono da questa stessa tabella.',
  action: 'Azione',
  who: 'Chi',
  nobody: 'Nessuno',
  server: 'Il server',
  only: { own: '{{who}}: solo i propri dati', others: '{{who}}: solo i dati altrui' },
  operations: {
    get: 'Vedere un elemento',
    list: 'Vedere l’elenco',
    create: 'Creare',
    update: 'Modificare',
    delete: 'Eliminare',
  },
  principals: {
    visitor: 'Visitatore',
    member: 'Utente senza ruolo',
    admin: 'Amministratore',
    formerAdmin: 'Ex amministratore',
  },
  collections: {
    portfolio_projects: 'Progetti',
    testimonials: 'Testimonianze',
    site_settings: 'Impostazioni',
    contact_messages: 'Messaggi',
    profiles: 'Profili',
    user_roles: 'Ruoli',
    outbox_receipts: 'Ricevute dei dispositivi',
    deletions: 'Note delle eliminazioni',
    media: 'Immagini dello studio',
    audit_log: 'Registro delle attività',
  },
  internal: {
    title: 'Dati interni',
    text: 'Li legge e li scrive solo il server; da un browser non può farlo nessuno.',
  },
  fields: 'Campi',
  field: 'Campo',
  onCreate: 'Alla creazione',
  onUpdate: 'Alla modifica',
  inTenLanguages: 'in dieci lingue',
}
