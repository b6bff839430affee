import type { AccessTexts } from '../es/access'

/** Passwords, and the reset of a forgotten one, in English. */
export const access: AccessTexts = {
  show: 'Show password',
  hide: 'Hide password',
  forgotten: 'Forgot your password?',
  forgottenTitle: 'Forgot your password?',
  forgottenText: 'Enter your email and we’ll send you a link to choose a new one.',
  send: 'Send the link',
  sending: 'Sending…',
  sent: 'If there is an account with that email, a link is on its way. It may take a few minutes; check your spam folder too.',
  notReached: 'The server couldn’t be reached. Try again.',
  toSignIn: 'Go to sign-in',
  newTitle: 'Choose your password',
  newText: 'To sign in as {{email}}.',
  save: 'Save the password',
  saved: 'Password saved. Earlier sessions have ended; you can sign in now.',
  checkingLink: 'Checking the link',
  badLink: 'This link has already been used, has expired or is incomplete.',
  askAgain: 'Ask for another link',
}
