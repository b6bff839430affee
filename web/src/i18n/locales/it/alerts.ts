import type { AlertsTexts } from '../es/alerts'

/** Notifications of new messages, in Italian. */
export const alerts: AlertsTexts = {
  title: 'Notifiche su questo dispositivo',
  text: 'Quando arriva un messaggio, il browser ti avvisa finché la console è aperta in una scheda o finestra.',
  ask: 'Attiva le notifiche',
  granted: 'Le notifiche sono attive. Si disattivano nelle impostazioni del browser per questo sito.',
  denied: 'Il browser blocca le notifiche di questo sito. Puoi consentirle nelle sue impostazioni.',
  unsupported:
    'Questo browser non può mostrare notifiche. Su iPhone o iPad, aggiungi prima il sito alla schermata Home.',
  from: 'Messaggio di {{name}}',
  several_one: '{{n}} nuovo messaggio',
  several_other: '{{n}} nuovi messaggi',
}
