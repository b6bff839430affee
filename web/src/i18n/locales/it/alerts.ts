import type { AlertsTexts } from '../es/alerts'

/** Notifications of new messages, in Italian. */
export const alerts: AlertsTexts = {
  title: 'Avvisi su questo dispositivo',
  text: 'Quando arriva un messaggio, il browser ti avvisa finché la console è aperta in una scheda o finestra.',
  ask: 'Attiva gli avvisi',
  granted: 'Gli avvisi sono attivi. Si disattivano nelle impostazioni del browser per questo sito.',
  denied: 'Il browser blocca gli avvisi di questo sito. Puoi consentirli nelle sue impostazioni.',
  unsupported: 'Questo browser non può mostrare avvisi. Su iPhone o iPad, aggiungi prima il sito alla schermata Home.',
  from: 'Messaggio di {{name}}',
  several_one: '{{n}} nuovo messaggio',
  several_other: '{{n}} nuovi messaggi',
}
