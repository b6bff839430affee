import type { WaysTexts } from '../es/ways'

export const ways: WaysTexts = {
  filters: 'Filtres',
  filtersActive: 'Filtres ({{n}})',
  more: 'Autres actions : {{name}}',
  toContent: 'Aller au contenu',
  toList: 'Aller à la liste',
  groups: {
    content: 'Contenu',
    enquiries: 'Demandes',
    people: 'Personnes',
    site: 'Site',
  },
  row: {
    see: 'Voir sur le site',
    show: 'Afficher sur le site',
    hide: 'Masquer sur le site',
    duplicate: 'Dupliquer',
  },
  star: 'Mettre {{name}} à la une',
  starred: 'Projet mis à la une',
  unstarred: 'Le projet n’est plus à la une',
}
