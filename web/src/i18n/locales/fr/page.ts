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
  toSettings: 'Ouvrir dans les paramètres',
  earlier: 'Monter',
  later: 'Descendre',
  remove: 'Retirer de la page',
  restore: 'Rétablir le texte d’origine',
}
