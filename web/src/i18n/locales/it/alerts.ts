import type { AlertsTexts } from '../es/alerts'

/** Notifications of new messages, in Italian. */
export const alerts: AlertsTexts = {
  title: 'Notifiche su questo dispositivo',
  text: 'Quando arriva un messaggio, questo dispositivo ti avvisa, anche a console chiusa.',
  ask: 'Attiva le notifiche',
  granted: 'Le notifiche sono attive su questo dispositivo.',
  denied: 'Il browser blocca le notifiche di questo sito. Puoi consentirle nelle sue impostazioni.',
  unsupported:
    'Questo browser non può mostrare notifiche. Su iPhone o iPad, aggiungi prima il sito alla schermata Home.',
  from: 'Messaggio di {{name}}',
  several_one: '{{n}} nuovo messaggio',
  several_other: '{{n}} nuovi messaggi',
  off: 'Disattiva le notifiche',
  failed: 'Operazione non riuscita. Controlla la connessione e riprova.',
  quiet: 'Ore di silenzio',
  quiet_from: 'Dalle',
  quiet_to: 'Alle',
  quietHint: 'In queste ore le notifiche su questo dispositivo compaiono senza suono.',
  channels: {
    title: 'Come ricevi le notifiche',
    push: 'Notifiche sui dispositivi',
    mail: 'Email',
    reached: 'Ultimo invio riuscito: {{when}}.',
    never: 'Non ha ancora raggiunto nessuno.',
    since: 'Non funziona (primo errore: {{when}}).',
    look: 'Apri le impostazioni',
    test: 'Invia una prova',
    label: 'Notifica',
    toldMail: 'Email inviata: {{when}}.',
    nobody: 'Non è stato ancora possibile avvisare nessuno.',
    toldDevices: 'Dispositivi avvisati: {{n}} ({{when}}).',
    tested: {
      push: 'La prova è partita. Se non compare entro pochi secondi, controlla le impostazioni delle notifiche di questo dispositivo.',
      mail: 'L’email di prova è partita. Se non arriva entro pochi minuti, guarda nello spam.',
    },
    why: {
      off: 'Manca il server di posta o l’indirizzo.',
      noDevice: 'Nessun dispositivo ha le notifiche attive.',
      password: 'Il server di posta rifiuta la password.',
      recipient: 'Il server di posta rifiuta l’indirizzo che riceve gli avvisi.',
      unreachable: 'Il server non risponde.',
      busy: 'Il server è occupato; ci sarà un altro tentativo.',
      refused: 'Il server rifiuta l’invio.',
      settings: 'I dati del server o la chiave del sito non sono validi.',
    },
  },
}
