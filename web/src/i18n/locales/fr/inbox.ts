import type { InboxTexts } from '../es/inbox'

export const inbox: InboxTexts = {
  spam: {
    mark: 'Marquer comme spam',
    markOf: 'Marquer comme spam : {{name}}',
    marked: 'Message marqué comme spam',
    markedMany_one: '{{n}} message marqué comme spam',
    markedMany_other: '{{n}} messages marqués comme spam',
    error: 'Impossible de marquer comme spam',
  },
  remind: {
    label: 'Me le rappeler',
    never: 'Jamais',
    in_one: 'dans {{n}} jour : le {{day}}',
    in_other: 'dans {{n}} jours : le {{day}}',
    set: 'Nous vous le rappellerons le {{day}}',
    removed: 'Rappel supprimé',
    error: 'Impossible d’enregistrer le rappel',
    due: 'Rappel : répondre à {{name}}',
    done: 'Terminé',
    on: 'Rappel : {{day}}',
  },
  own: {
    open: 'Mes textes et ma signature',
    title: 'Mes textes en {{language}}',
    text: 'Ils servent aux réponses dans cette langue. Si un champ reste vide, le texte habituel est utilisé.',
    signature: 'Signature',
  },
}
