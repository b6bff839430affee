import type { WaysTexts } from '../es/ways'

export const ways: WaysTexts = {
  filters: 'Filters',
  filtersActive: 'Filters ({{n}})',
  more: 'More actions: {{name}}',
  toContent: 'Skip to content',
  toList: 'Skip to the list',
  groups: {
    content: 'Content',
    enquiries: 'Inquiries',
    people: 'People',
    site: 'Site',
  },
  row: {
    see: 'See on the site',
    show: 'Show on the site',
    hide: 'Hide from the site',
    duplicate: 'Duplicate',
  },
  star: 'Feature {{name}}',
  starred: 'Project featured',
  unstarred: 'The project is no longer featured',
}
