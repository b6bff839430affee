import type { AccessTexts } from '../es/access'

/** Passwords, and the reset of a forgotten one, in Italian. */
export const access: AccessTexts = {
  show: 'Mostra la password',
  hide: 'Nascondi la password',
  forgotten: 'Password dimenticata?',
  forgottenTitle: 'Password dimenticata',
  forgottenText: 'Scrivi la tua email: ti invieremo un link per sceglierne un’altra.',
  send: 'Invia il link',
  sending: 'Invio in corso…',
  sent: 'Se esiste un account con questa email, arriverà un link. Può richiedere qualche minuto; controlla anche lo spam.',
  notReached: 'Impossibile raggiungere il server. Riprova.',
  toSignIn: 'Vai alla pagina di accesso',
  newTitle: 'Scegli la password',
  newText: 'Per accedere come {{email}}.',
  save: 'Salva la password',
  saved: 'Password salvata. Le sessioni precedenti sono state chiuse; ora puoi accedere.',
  checkingLink: 'Verifica del link',
  badLink: 'Questo link è già stato usato, è scaduto o è incompleto.',
  askAgain: 'Chiedi un altro link',
}
