import type { SectionsTexts } from '../es/sections'

/** The page's texts in the console, in French. */
export const sections: SectionsTexts = {
  title: 'Textes de la page',
  new: 'Ajouter un élément',
  editTitle: 'Modifier le texte',
  empty: 'Tous les textes sont ceux d’origine.',
  editRow: 'Modifier {{name}}',
  deleteRow: 'Supprimer {{name}}',
  deleteTitle: 'Supprimer ce texte ?',
  deleteText: 'Le texte d’origine revient, s’il existe.',
  loadError: 'Impossible de charger les textes de la page',
  createError: 'Impossible d’enregistrer le texte',
  updateError: 'Impossible d’enregistrer le texte',
  deleteError: 'Impossible de supprimer le texte',
  reorderError: 'Impossible de changer l’ordre',
  created: 'Texte enregistré',
  updated: 'Texte enregistré',
  deleted: 'Texte supprimé',
  form: {
    list: 'Liste',
    imageUrl: 'URL de l’image',
    badge: 'Étiquette',
    title: 'Titre',
    text: 'Texte',
    action: 'Bouton',
    note: 'Note',
    captions: 'Sous-titres (SRT ou VTT)',
    chapters: 'Chapitres, un par ligne\u00a0: 0:12 Ouverture',
    chaptersWrong: 'Chaque ligne est un chapitre\u00a0: son temps et son nom, par exemple 0:12 Ouverture',
  },
}
