import type { SettingsTexts } from '../es/settings'

/** The site's settings, in German. */
export const settings: SettingsTexts = {
  title: 'Einstellungen',
  intro:
    'Jede Änderung wird beim Verlassen des Feldes oder mit der Eingabetaste gespeichert (Strg + Eingabetaste in langen Texten), Schalter sofort.',
  notYetSaved: 'Noch nicht gespeichert: Die Website zeigt diese Anfangswerte',
  updated: 'Einstellungen aktualisiert',
  updateError: 'Die Einstellungen konnten nicht aktualisiert werden',
  loadError: 'Die Einstellungen konnten nicht geladen werden',
  refused:
    'Dieser Wert konnte nicht gespeichert werden. Er steht noch hier: Drücke die Eingabetaste, um es noch einmal zu versuchen.',
  leaveText:
    'Einige Werte wurden nicht gespeichert, weil sie ungültig sind oder abgelehnt wurden. Wenn du die Seite verlässt, gehen sie verloren.',
  site_info: {
    title: 'Angaben zur Website',
    name: 'Name der Website',
    description: 'Beschreibung',
    logo_url: 'Logo',
    time_zone: 'Zeitzone des Studios',
    zoneHint: 'Was für einen Tag geplant ist, erscheint um 0:00 Uhr in dieser Zone ({{zone}}).',
  },
  showreel: {
    title: 'Showreel',
    video_url: 'Video-URL; ohne Video steht dort „Demnächst“',
  },
  social_media: {
    title: 'Social Media',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    facebook: 'Facebook',
    twitter: 'X',
    tiktok: 'TikTok',
    vimeo: 'Vimeo',
    behance: 'Behance',
  },
  contact_info: {
    title: 'Kontaktdaten',
    email: 'E-Mail',
    phone: 'Telefon',
    whatsapp: 'WhatsApp',
    address: 'Adresse',
  },
  currency: {
    title: 'Angezeigte Währung',
    code: 'Währung',
    usd_rate: 'Wert eines Dollars',
    none: 'Nur US-Dollar (USD)',
    hint: 'Die Preise bleiben in US-Dollar; daneben steht der ungefähre Wert, auf drei Stellen gerundet.',
  },
  seo_defaults: {
    title: 'SEO-Vorgaben',
    meta_title: 'Seitentitel',
    meta_description: 'Beschreibung für Suchmaschinen',
    keywords: 'Schlüsselwörter, durch Kommas getrennt',
  },
  search: {
    name: 'Suchergebnisse und geteilte Links',
    hint: 'Bleibt ein Text leer, gilt der mitgelieferte.',
    open: 'In zehn Sprachen schreiben und das Ergebnis sehen',
    result: 'In der Suchmaschine',
    shared: 'Beim Teilen des Links',
    title: {
      short: 'Der Titel ist kurz: Ein paar Wörter passen noch.',
      good: 'Der Titel ist ganz zu sehen.',
      long: 'Der Titel ist lang: Er wird abgeschnitten.',
    },
    description: {
      short: 'Die Beschreibung ist kurz: Ein weiterer Satz passt noch.',
      good: 'Die Beschreibung ist ganz zu sehen.',
      long: 'Die Beschreibung ist lang: Sie wird abgeschnitten.',
    },
    saved: 'Texte gespeichert',
    saveFailed: 'Die Texte konnten nicht gespeichert werden',
    failed: 'Die Texte konnten nicht geladen werden',
  },
  maintenance: {
    title: 'Wartungsmodus',
    enabled: 'Wartungshinweis statt der Website anzeigen',
    message: 'Nachricht für die Besucher',
    askTitle: 'Website schließen?',
    askText: 'Statt der Website sehen Besucher dies, jeweils in ihrer Sprache: „{{title}}. {{text}}“',
    askSpanish: 'Auf der spanischen Seite steht: „{{message}}“',
    askOthers: 'In den anderen Sprachen',
    askConfirm: 'Website schließen',
    closed: 'Die Website ist geschlossen: Besucher sehen den Wartungshinweis.',
    willClose: 'Die Website wird geschlossen, sobald die Verbindung zurück ist.',
    willOpen: 'Die Website ist noch geschlossen; sie öffnet, sobald die Verbindung zurück ist.',
    toSetting: 'Zur Einstellung',
    messageHint:
      'Diesen Text sieht, wer die Website auf Spanisch liest. Für die anderen Sprachen gibt es einen kurzen, schon übersetzten Hinweis.',
  },
  profileHint: '@name oder die vollständige Adresse des Profils.',
  privacy: {
    title: 'Daten der Besucher',
    retention_months: 'So viele Monate bleiben Nachrichten gespeichert; danach werden sie automatisch gelöscht',
  },
  notifications: {
    title: 'Benachrichtigung bei neuen Nachrichten',
    email_enabled: 'Bei jeder neuen Nachricht eine E-Mail senden',
    email_address: 'E-Mail-Adresse für die Benachrichtigungen',
    noAddress: 'Die Adresse fehlt: Ohne sie wird keine E-Mail verschickt.',
    hint: 'Die Erweiterung „Trigger Email“ von Firebase verschickt diese E-Mails. Ohne sie kommt keine an; alles andere läuft wie bisher. So prüfst du es: Speichere die Adresse, schreib dir selbst über das Formular der Website und sieh nach, ob die E-Mail ankommt. Für verdächtige Nachrichten wird keine verschickt.',
  },
  checklist: {
    title: 'Erste Schritte',
    tested_number: 'Getestete Chat-Nummer',
    prices_checked: 'Preise geprüft',
    dismissed: 'Liste ausgeblendet',
  },
  analytics: {
    title: 'Webanalyse',
    google_analytics_id: 'Google-Analytics-ID',
    tracking_enabled: 'Besuche messen, wenn Besucher zustimmen',
  },
}
