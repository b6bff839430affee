import type { IdentityTexts } from '../es/identity'

/** The dialog for reauthentication, in French. */
export const identity: IdentityTexts = {
  title: 'Confirmez que c’est bien vous',
  why: 'Par sécurité, cette action exige une connexion datant de moins de {{recentMinutes}} minutes : confirmez votre identité.',
  password: 'Mot de passe du compte {{email}}',
  confirm: 'Confirmer',
  checking: 'Vérification…',
  notConfirmed: 'Rien n’a été modifié : votre identité n’a pas été confirmée.',
  wrong: 'Le mot de passe est incorrect.',
  offline: 'Hors connexion : une connexion est nécessaire. Ce que vous avez saisi est conservé.',
  ended: 'Votre session est terminée. Reconnectez-vous.',
  what: {
    createUser: 'Vous allez créer un administrateur : {{email}}.',
    grant: 'Vous allez donner à {{name}} un accès complet à la console.',
    revoke: 'Vous allez retirer à {{name}} l’accès à la console.',
    disable: 'Vous allez désactiver le compte « {{name}} ».',
    enable: 'Vous allez réactiver le compte « {{name}} ».',
    remove: 'Vous allez supprimer le compte « {{name}} ».',
    password: 'Vous allez changer le mot de passe du compte {{email}}.',
    chat: 'Vous allez remplacer le numéro du chat par {{to}} : c’est là que les visiteurs écriront.',
    mail: 'Les alertes de nouveaux messages iront à {{to}}, avec ce que les visiteurs écrivent.',
    visitors: 'Les visiteurs, ou leurs données, iront vers {{to}}.',
    closing: 'Vous allez fermer le site aux visiteurs.',
    everywhere: 'Vous allez déconnecter {{email}} partout.',
    device: 'Vous allez retirer un appareil du compte {{email}} : {{name}}.',
  },
}
