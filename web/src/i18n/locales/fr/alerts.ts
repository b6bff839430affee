import type { AlertsTexts } from '../es/alerts'

/** Notifications of new messages, in French. */
export const alerts: AlertsTexts = {
  title: 'Alertes sur cet appareil',
  text: 'Quand un message arrive, le navigateur vous prévient tant que la console est ouverte dans un onglet ou une fenêtre.',
  ask: 'Activer les alertes',
  granted: 'Les alertes sont activées. Elles se désactivent dans les paramètres du navigateur pour ce site.',
  denied: 'Le navigateur bloque les alertes de ce site. Vous pouvez les autoriser dans ses paramètres.',
  unsupported:
    'Ce navigateur ne peut pas afficher d’alertes. Sur iPhone ou iPad, ajoutez d’abord le site à l’écran d’accueil.',
  from: 'Message envoyé par {{name}}',
  several_one: '{{n}} nouveau message',
  several_other: '{{n}} nouveaux messages',
}
