import type { AlertsTexts } from '../es/alerts'

/** Notifications of new messages, in French. */
export const alerts: AlertsTexts = {
  title: 'Notifications sur cet appareil',
  text: 'Quand un message arrive, cet appareil vous prévient, même si la console est fermée.',
  ask: 'Activer les notifications',
  granted: 'Les notifications sont activées sur cet appareil.',
  denied: 'Le navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses paramètres.',
  unsupported:
    'Ce navigateur ne peut pas afficher de notifications. Sur iPhone ou iPad, ajoutez d’abord le site à l’écran d’accueil.',
  from: 'Message envoyé par {{name}}',
  several_one: '{{n}} nouveau message',
  several_other: '{{n}} nouveaux messages',
  off: 'Désactiver les notifications',
  failed: 'Cela n’a pas fonctionné. Vérifiez la connexion et réessayez.',
  quiet: 'Heures de silence',
  quiet_from: 'De',
  quiet_to: 'À',
  quietHint: 'Pendant ces heures, les notifications de cet appareil s’affichent sans son.',
  channels: {
    title: 'Comment vous êtes prévenu',
    push: 'Notifications sur les appareils',
    mail: 'E-mail',
    reached: 'Dernier envoi réussi : {{when}}.',
    never: 'Personne n’a encore été prévenu ainsi.',
    since: 'Ne fonctionne plus depuis le {{when}}.',
    look: 'Voir les paramètres',
    test: 'Envoyer un test',
    label: 'Notification',
    toldMail: 'E-mail envoyé : {{when}}.',
    nobody: 'Personne n’a encore pu être prévenu.',
    toldDevices: 'Appareils prévenus : {{n}} ({{when}}).',
    tested: {
      push: 'Le test est parti. S’il n’apparaît pas d’ici quelques secondes, vérifiez les paramètres de notification de cet appareil.',
      mail: 'L’e-mail de test est parti. S’il n’arrive pas d’ici quelques minutes, regardez dans les indésirables.',
    },
    why: {
      off: 'Il manque le serveur de messagerie ou l’adresse.',
      noDevice: 'Les notifications ne sont activées sur aucun appareil.',
      password: 'Le serveur de messagerie refuse le mot de passe.',
      recipient: 'Le serveur de messagerie refuse l’adresse qui reçoit les alertes.',
      unreachable: 'Le serveur ne répond pas.',
      busy: 'Le serveur est occupé ; un nouvel essai suivra.',
      refused: 'Le serveur refuse l’envoi.',
      settings: 'Les données du serveur ou la clé du site ne sont pas valables.',
    },
  },
}
