import type { SettingsTexts } from '../es/settings'

/** The site's settings, in Italian. */
export const settings: SettingsTexts = {
  title: 'Impostazioni',
  intro:
    'Ogni modifica si salva uscendo dal campo o con Invio (Ctrl + Invio nei testi lunghi); gli interruttori, subito.',
  notYetSaved: 'Non ancora salvato: il sito mostra questi valori iniziali',
  updated: 'Impostazioni aggiornate',
  updateError: 'Impossibile aggiornare le impostazioni',
  loadError: 'Impossibile caricare le impostazioni',
  refused: 'Impossibile salvare questo valore. È ancora qui: premi Invio per riprovare.',
  leaveText:
    'Alcuni valori non sono stati salvati perché non sono validi o sono stati rifiutati. Se esci, andranno persi.',
  site_info: {
    title: 'Informazioni sul sito',
    name: 'Nome del sito',
    description: 'Descrizione',
    logo_url: 'Logo',
    time_zone: 'Fuso orario dello studio',
    zoneHint: 'I contenuti programmati per un giorno escono alle 0:00 di questo fuso ({{zone}}).',
  },
  showreel: {
    title: 'Showreel',
    video_url: 'URL del video; senza video la sezione dice «Prossimamente»',
  },
  social_media: {
    title: 'Social network',
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
    title: 'Contatti',
    email: 'Email',
    phone: 'Telefono',
    whatsapp: 'WhatsApp',
    address: 'Indirizzo',
  },
  seo_defaults: {
    title: 'SEO predefinito',
    meta_title: 'Titolo della pagina',
    meta_description: 'Descrizione per i motori di ricerca',
    keywords: 'Parole chiave, separate da virgole',
  },
  maintenance: {
    title: 'Modalità manutenzione',
    enabled: 'Mostra l’avviso di manutenzione al posto del sito',
    message: 'Messaggio per i visitatori',
    askTitle: 'Chiudere il sito?',
    askText: 'Al posto del sito i visitatori vedranno questo, ciascuno nella propria lingua: «{{title}}. {{text}}»',
    askSpanish: 'Chi lo visita in spagnolo vedrà: «{{message}}»',
    askOthers: 'Nelle altre lingue',
    askConfirm: 'Chiudi il sito',
    closed: 'Il sito è chiuso: i visitatori vedono l’avviso di manutenzione.',
    willClose: 'Il sito verrà chiuso al ritorno della connessione.',
    willOpen: 'Il sito è ancora chiuso; riaprirà al ritorno della connessione.',
    toSetting: 'Vai all’impostazione',
    messageHint: 'Lo vede chi visita il sito in spagnolo. Per le altre lingue c’è un breve avviso già tradotto.',
  },
  profileHint: '@nome, oppure l’indirizzo completo del profilo.',
  privacy: {
    title: 'Dati dei visitatori',
    retention_months: 'Per quanti mesi si conservano i messaggi; poi si cancellano automaticamente',
  },
  notifications: {
    title: 'Avvisi per i nuovi messaggi',
    email_enabled: 'Invia un’email per ogni nuovo messaggio',
    email_address: 'Indirizzo che riceve gli avvisi',
    noAddress: 'Manca l’indirizzo: senza, non viene inviata nessuna email.',
    hint: 'Le email vengono inviate dall’estensione «Trigger Email» di Firebase. Senza di essa non ne arriva nessuna; tutto il resto funziona lo stesso. Per provare, salva l’indirizzo, scriviti dal modulo del sito e guarda se l’email arriva. Per i messaggi sospetti non se ne inviano.',
  },
  checklist: {
    title: 'Primi passi',
    tested_number: 'Numero per la chat provato',
    prices_checked: 'Prezzi controllati',
    dismissed: 'Elenco nascosto',
  },
  analytics: {
    title: 'Analisi delle visite',
    google_analytics_id: 'ID di Google Analytics',
    tracking_enabled: 'Misura le visite di chi acconsente',
  },
}
