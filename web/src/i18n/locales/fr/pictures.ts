import type { PicturesTexts } from '../es/pictures'

/** The uploaded pictures, in French. */
export const pictures: PicturesTexts = {
  title: 'Images',
  intro: 'Les images que ce site conserve. Celles qui ne servent nulle part sont supprimées au bout de {{days}} jours.',
  offline: 'Hors connexion : les images ne s’affichent qu’en ligne.',
  failed: 'Impossible de charger les images.',
  none: 'Aucune image pour l’instant. Choisissez-en une dans un projet, un avis ou pour le logo.',
  added: 'Ajoutée le {{when}}',
  shownIn: 'Affichée dans',
  unused: 'Inutilisée depuis le {{since}} ; elle sera supprimée le {{ends}}.',
  logo: 'Logo du site',
  loading: 'Chargement des images',
}
