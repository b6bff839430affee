import type { VisibilityTexts } from '../es/visibility'

export const visibility: VisibilityTexts = {
  label: 'Visibilité',
  visible: 'Visible',
  hidden: 'Masqué',
  planned: 'Programmé',
  fromDay: 'À partir d’un jour',
  from: 'Dès le {{day}}',
  day: 'Visible à partir du',
  hint: {
    visible: 'Affiché sur le site dès sa publication.',
    hidden: 'Affiché dans la console seulement. S’enregistre tel quel.',
    planned: 'Affiché sur le site dès 0 h ce jour-là ({{zone}}).',
  },
  any: 'Tous',
  missing: 'Pour l’afficher sur le site, il manque :',
  saveHidden: 'Enregistrer masqué',
  show: 'Afficher sur le site : {{name}}',
  hide: 'Masquer sur le site : {{name}}',
  see: 'Voir sur le site : {{name}}',
  shown: 'Visible sur le site',
  hiddenNow: 'N’est plus sur le site',
  failed: 'Erreur lors du changement de visibilité',
}
