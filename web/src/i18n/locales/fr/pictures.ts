import type { PicturesTexts } from '../es/pictures'

/** The pictures that the site keeps, in French. */
export const pictures: PicturesTexts = {
  title: 'Images',
  intro: 'Les images que ce site conserve. Ce que rien n’affiche est supprimé après {{days}} jours.',
  offline: 'Hors connexion : la liste est lue sur le serveur.',
  failed: 'Impossible de lire les images.',
  none: 'Pas encore d’images propres. Choisissez-en une dans un projet, un avis ou le logo.',
  added: 'Ajoutée le {{when}}',
  shownIn: 'Affichée dans',
  unused: 'Inutilisée depuis le {{since}} ; supprimée le {{ends}}.',
  logo: 'Logo du site',
  loading: 'Chargement des images',
}
