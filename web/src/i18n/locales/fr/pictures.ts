import type { PicturesTexts } from '../es/pictures'

/** The uploaded pictures and films, in French. */
export const pictures: PicturesTexts = {
  title: 'Images et vidéos',
  intro:
    'Les images et vidéos que ce site conserve. Celles qui ne servent nulle part sont supprimées au bout de {{days}} jours.',
  offline: 'Hors connexion : les images et vidéos ne s’affichent qu’en ligne.',
  failed: 'Impossible de charger les images et vidéos.',
  none: 'Aucune image ni vidéo pour l’instant. Choisissez-en une dans un projet, un avis ou pour le logo.',
  added: 'Ajoutée le {{when}}',
  shownIn: 'Affichée dans',
  unused: 'Inutilisée depuis le {{since}} ; elle sera supprimée le {{ends}}.',
  logo: 'Logo du site',
  loading: 'Chargement des images et vidéos',
  pictures: 'Images',
  space:
    'Les images occupent {{pictures}} et les vidéos {{films}}. Sur les {{free}} gratuits, partagés avec le reste du contenu, il reste {{left}}.',
  prices: 'Tarifs de Firebase, vus le {{when}}',
  films: {
    title: 'Vidéos',
    cost: 'Mille lectures complètes : environ {{cost}}, au-delà des {{free}} gratuits par mois.',
    showreel: 'Showreel',
  },
}
