import type { AccessTexts } from '../es/access'

/** Passwords, and the reset of a forgotten one, in French. */
export const access: AccessTexts = {
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  forgotten: 'Mot de passe oublié ?',
  forgottenTitle: 'Mot de passe oublié',
  forgottenText: 'Saisissez votre e-mail : nous vous enverrons un lien pour en choisir un autre.',
  send: 'Envoyer le lien',
  sending: 'Envoi en cours…',
  sent: 'S’il existe un compte avec cet e-mail, un lien vient d’être envoyé. Cela peut prendre quelques minutes ; regardez aussi dans les indésirables.',
  notReached: 'Le serveur est injoignable. Réessayez.',
  toSignIn: 'Aller à la connexion',
  newTitle: 'Choisissez votre mot de passe',
  newText: 'Pour se connecter en tant que {{email}}.',
  save: 'Enregistrer le mot de passe',
  saved: 'Mot de passe enregistré. Les sessions précédentes sont terminées ; vous pouvez vous connecter.',
  checkingLink: 'Vérification du lien',
  badLink: 'Ce lien a déjà servi, a expiré ou est incomplet.',
  askAgain: 'Demander un autre lien',
}
