import type { PageTexts } from '../es/page'

/** The page editor, in French. */
export const page: PageTexts = {
  title: 'Page',
  frame: 'Votre page, à modifier',
  page: 'Page affichée',
  home: 'Accueil',
  privacy: 'Confidentialité',
  widths: {
    phone: 'Largeur de téléphone',
    tablet: 'Largeur de tablette',
    desktop: 'Largeur d’ordinateur',
  },
  hint: 'Cliquez sur une partie de la page pour la modifier. Au clavier, Tab passe d’une partie à l’autre et Entrée l’ouvre.',
  earlier: 'Monter',
  later: 'Descendre',
  remove: 'Retirer de la page',
  default: 'Texte par défaut',
  restore: 'Rétablir le texte par défaut',
  startFrom: 'Partir de ce texte',
  addAfter: 'Ajouter après',
  removed: 'Retiré de la page',
  bringBack: 'Remettre sur la page',
  schedule: 'Programmer un autre texte',
}
