import type { ListsTexts } from '../es/lists'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in English. */
export const lists: ListsTexts = {
  completeness: {
    title: 'Languages',
    text: 'Texts already written in each language.',
    open: 'View translations',
    none: 'There is nothing to translate yet.',
  },
  search: {
    label: 'Search',
    projects: 'Title, client or category',
    testimonials: 'Client, role, company or text',
    clear: 'Clear search and filters',
    count: '{{shown}} of {{total}}',
    none: 'Nothing matches the search and filters.',
  },
  sort: {
    label: 'Sort by',
    order: 'Order on the page',
    title: 'Title',
    client: 'Client',
    date: 'Date: newest first',
    featured: 'Featured first',
    best: 'Rating: highest first',
    worst: 'Rating: lowest first',
  },
  filter: {
    category: 'Category',
    anyCategory: 'All',
    featured: 'Featured',
    anyFeatured: 'All',
    yes: 'Featured only',
    no: 'Not featured',
    anyRating: 'All',
  },
  move: {
    title: 'Move “{{title}}”',
    position: 'New position, 1 to {{total}}',
    wrong: 'Enter a number from 1 to {{total}}.',
    confirm: 'Move',
    blocked: 'To change the order, choose “Order on the page” and clear search and filters.',
  },
  duplicate: 'Duplicate {{title}}',
}
