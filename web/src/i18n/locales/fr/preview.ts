import type { PreviewTexts } from '../es/preview'

/** The public page behind a preview link, in French. */
export const previewTexts: PreviewTexts = {
  label: 'Aperçu',
  loading: 'Chargement de l’aperçu…',
  shown: 'Aperçu\u00a0: inclut le contenu enregistré qui n’est pas encore public. Le lien expire le {{day}}.',
  ended: 'Ce lien d’aperçu ne fonctionne plus\u00a0: il a expiré ou a été désactivé. Voici la page publique.',
  failed: 'Impossible de charger l’aperçu. Vous voyez la page publique.',
  leave: 'Quitter l’aperçu',
  noEnquiries: 'Aucun message ne peut être envoyé depuis un aperçu.',
}
