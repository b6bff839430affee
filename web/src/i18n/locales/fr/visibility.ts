import type { VisibilityTexts } from '../es/visibility'

export const visibility: VisibilityTexts = {
  label: 'Visibilité',
  visible: 'Visible',
  hidden: 'Masqué',
  planned: 'Programmé',
  fromDay: 'À partir d’une date',
  from: 'À partir du {{day}}',
  day: 'Visible à partir du',
  hint: {
    visible: 'Affiché sur le site dès sa publication.',
    hidden: 'Affiché dans la console seulement. Peut être enregistré incomplet.',
    planned: 'Affiché sur le site à partir de 0 h ce jour-là ({{zone}}).',
    here: 'À l’heure de cet appareil',
  },
  any: 'Tous',
  missing: 'Pour l’afficher sur le site, il manque :',
  saveHidden: 'Enregistrer sans afficher',
  show: 'Afficher sur le site : {{name}}',
  hide: 'Masquer sur le site : {{name}}',
  see: 'Voir sur le site : {{name}}',
  shown: 'Visible sur le site d’ici deux minutes environ',
  hiddenNow: 'Ne sera plus visible sur le site d’ici deux minutes environ',
  failed: 'Impossible de changer la visibilité',
}
