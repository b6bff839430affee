import type { ListsTexts } from '../es/lists'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in French. */
export const lists: ListsTexts = {
  completeness: {
    title: 'Langues',
    text: 'Textes déjà écrits dans chaque langue.',
    open: 'Voir les traductions',
    none: 'Il n’y a encore rien à traduire.',
  },
  search: {
    label: 'Rechercher',
    projects: 'Titre, client ou catégorie',
    testimonials: 'Client, rôle, entreprise ou texte',
    clear: 'Effacer la recherche et les filtres',
    count: '{{shown}} sur {{total}}',
    none: 'Rien ne correspond à la recherche et aux filtres.',
  },
  sort: {
    label: 'Trier par',
    order: 'Ordre de la page',
    title: 'Titre',
    client: 'Client',
    date: 'Date : la plus récente d’abord',
    featured: 'Mis en avant d’abord',
    best: 'Note : la plus haute d’abord',
    worst: 'Note : la plus basse d’abord',
  },
  filter: {
    category: 'Catégorie',
    anyCategory: 'Toutes',
    featured: 'Mis en avant',
    anyFeatured: 'Tous',
    yes: 'Mis en avant seulement',
    no: 'Non mis en avant',
    anyRating: 'Toutes',
  },
  move: {
    title: 'Déplacer « {{title}} »',
    position: 'Nouvelle position, de 1 à {{total}}',
    wrong: 'Saisissez un nombre de 1 à {{total}}.',
    confirm: 'Déplacer',
    blocked: 'Pour changer l’ordre, choisissez « Ordre de la page » et effacez la recherche et les filtres.',
  },
  duplicate: 'Dupliquer {{title}}',
}
