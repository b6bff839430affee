import type { AccessTexts } from '../es/access'

/** What gives access: passwords and the way back to a forgotten one, in Italian. */
export const access: AccessTexts = {
  show: 'Mostra quanto scritto',
  hide: 'Nascondi quanto scritto',
  forgotten: 'Password dimenticata?',
  forgottenTitle: 'Password dimenticata',
  forgottenText: 'Scrivi la tua email: ti invieremo un link per sceglierne un’altra.',
  send: 'Invia il link',
  sending: 'Invio…',
  sent: 'Se esiste un account con questa email, arriverà un link. Può richiedere qualche minuto; controlla anche lo spam.',
  notReached: 'Impossibile raggiungere il server. Riprova.',
  toSignIn: 'Vai all’accesso',
  newTitle: 'Scegli la password',
  newText: 'Per entrare come {{email}}.',
  save: 'Salva la password',
  saved: 'Password salvata. Le sessioni precedenti sono terminate; ora puoi entrare.',
  checkingLink: 'Verifica del link',
  badLink: 'Questo link è già stato usato, è scaduto o è incompleto.',
  askAgain: 'Chiedi un altro link',
}
