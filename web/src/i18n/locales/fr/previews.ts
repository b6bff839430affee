import type { PreviewsTexts } from '../es/previews'

/** The console's preview links, in French. */
export const previews: PreviewsTexts = {
  title: 'Aperçu',
  text: 'Un lien montre, dans toutes les langues et sans rien pouvoir modifier, ce qui est enregistré mais pas encore public. Il fonctionne {{days}} jours ou jusqu’à ce que vous le désactiviez.',
  share: 'Partager un aperçu',
  created: 'Lien créé',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  copyFailed: 'Impossible de copier le lien. Sélectionnez-le et copiez-le.',
  link: 'Lien d’aperçu',
  made: 'Créé par {{who}} le {{when}}',
  expires: 'Expire le {{when}}',
  visits: 'Visites',
  revoke: 'Désactiver',
  revokeTitle: 'Désactiver ce lien\u202f?',
  revokeText: 'Il cesse aussitôt de fonctionner pour toutes les personnes qui l’ont.',
  revoked: 'Désactivé',
  expired: 'Expiré',
  revokedNow: 'Lien désactivé',
  none: 'Aucun lien pour l’instant.',
  loading: 'Chargement des liens',
  offline: 'Hors connexion\u00a0: les liens se créent, s’affichent et se désactivent en ligne.',
  failed: 'Impossible de charger les liens.',
  createFailed: 'Impossible de créer le lien. Réessayez.',
  revokeFailed: 'Impossible de désactiver le lien. Réessayez.',
}
