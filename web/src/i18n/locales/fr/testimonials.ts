import type { TestimonialsTexts } from '../es/testimonials'

/** The testimonials in the console, in French. */
export const testimonials: TestimonialsTexts = {
  title: 'Témoignages',
  new: 'Nouveau témoignage',
  editTitle: 'Modifier le témoignage',
  empty: 'Aucun témoignage. Créez-en un pour commencer.',
  table: {
    client: 'Client',
    role: 'Rôle',
    company: 'Entreprise',
    rating: 'Note',
    content: 'Contenu',
  },
  editRow: 'Modifier le témoignage de {{name}}',
  deleteRow: 'Supprimer le témoignage de {{name}}',
  deleteTitle: 'Supprimer le témoignage ?',
  deleteText: 'Cette action est irréversible. Le témoignage sera définitivement supprimé.',
  form: {
    name: 'Nom du client',
    avatarUrl: 'URL de l’avatar',
    rating: 'Note',
    stars: '{{n}} étoiles sur 5',
    role: 'Rôle',
    company: 'Entreprise',
    content: 'Témoignage',
  },
  loadError: 'Erreur lors du chargement des témoignages',
  createError: 'Erreur lors de la création du témoignage',
  updateError: 'Erreur lors de la mise à jour du témoignage',
  deleteError: 'Erreur lors de la suppression du témoignage',
  reorderError: 'Erreur lors du changement d’ordre des témoignages',
  created: 'Témoignage créé',
  updated: 'Témoignage mis à jour',
  deleted: 'Témoignage supprimé',
}
