import type { PermissionsTexts } from '../es/permissions'

/** The page that says who may do what, in German. */
export const permissions: PermissionsTexts = {
  title: 'Wer darf was',
  text: 'Diese Regeln wendet der Server bei jeder Anfrage an. Ihre Tests entstehen aus derselben Tabelle.',
  action: 'Aktion',
  who: 'Wer',
  nobody: 'Niemand',
  server: 'Der Server',
  only: { own: '{{who}}: nur Eigenes', others: '{{who}}: nur bei anderen Personen' },
  operations: {
    get: 'Einzeln ansehen',
    list: 'Liste ansehen',
    create: 'Erstellen',
    update: 'Ändern',
    delete: 'Löschen',
  },
  principals: {
    visitor: 'Besucher',
    member: 'Benutzer ohne Rolle',
    admin: 'Admin',
    formerAdmin: 'Ehemaliger Admin',
  },
  collections: {
    portfolio_projects: 'Projekte',
    testimonials: 'Kundenstimmen',
    site_settings: 'Einstellungen',
    contact_messages: 'Nachrichten',
    profiles: 'Profile',
    user_roles: 'Rollen',
    outbox_receipts: 'Empfangsbestätigungen der Geräte',
    deletions: 'Vermerke über Löschungen',
    media: 'Eigene Bilder',
    audit_log: 'Aktivitätsprotokoll',
  },
  internal: {
    title: 'Interne Daten',
    text: 'Nur der Server liest und schreibt sie; über einen Browser kann das niemand.',
  },
  fields: 'Felder',
  field: 'Feld',
  onCreate: 'Beim Erstellen',
  onUpdate: 'Beim Ändern',
  inTenLanguages: 'in zehn Sprachen',
}
