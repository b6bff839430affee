import type { AlertsTexts } from '../es/alerts'

/** Notifications of new messages, in French. */
export const alerts: AlertsTexts = {
  title: 'Notifications sur cet appareil',
  text: 'Quand un message arrive, le navigateur vous prévient tant que la console est ouverte dans un onglet ou une fenêtre.',
  ask: 'Activer les notifications',
  granted: 'Les notifications sont activées. Elles se désactivent dans les paramètres du navigateur pour ce site.',
  denied: 'Le navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses paramètres.',
  unsupported:
    'Ce navigateur ne peut pas afficher de notifications. Sur iPhone ou iPad, ajoutez d’abord le site à l’écran d’accueil.',
  from: 'Message envoyé par {{name}}',
  several_one: '{{n}} nouveau message',
  several_other: '{{n}} nouveaux messages',
}
