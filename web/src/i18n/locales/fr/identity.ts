import type { IdentityTexts } from '../es/identity'

/** The dialog that asks again who is here, in French. */
export const identity: IdentityTexts = {
  title: 'Confirmez que c’est bien vous',
  why: 'Par sécurité, votre identité est redemandée quand la dernière connexion date de plus de 5 minutes.',
  password: 'Mot de passe de {{email}}',
  confirm: 'Confirmer',
  checking: 'Vérification…',
  notConfirmed: 'Rien n’a été fait : votre identité n’a pas été confirmée.',
  wrong: 'Le mot de passe est incorrect.',
  offline: 'Hors connexion : le réseau est nécessaire. Ce qui a été saisi est conservé.',
  ended: 'Votre session est terminée. Reconnectez-vous.',
  what: {
    createUser: 'Vous allez créer un administrateur : {{email}}.',
    grant: 'Vous allez donner à {{name}} un accès complet à la console.',
    disable: 'Vous allez désactiver le compte de {{name}}.',
    enable: 'Vous allez réactiver le compte de {{name}}.',
    remove: 'Vous allez supprimer le compte de {{name}}.',
    password: 'Vous allez changer le mot de passe de {{email}}.',
    chat: 'Vous allez changer le numéro du chat pour {{to}} : les visiteurs y écriront.',
    mail: 'Les alertes de nouveaux messages iront à {{to}}, avec ce que les visiteurs écrivent.',
    everywhere: 'Vous allez déconnecter {{email}} partout.',
    device: 'Vous allez mettre fin à un appareil de {{email}} : {{name}}.',
  },
}
