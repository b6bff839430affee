/** The words that a part of the page can have. */
export const wordSlots = ['badge', 'title', 'text', 'action', 'note'] as const
/** The texts that a part of the page can have. Each part uses some of them; the editor's labels say what for. */
export const slots = [...wordSlots, 'captions'] as const
export type Slot = (typeof slots)[number]

/** The page's sections in order, then the policy's page and the texts for search engines. */
export const sectionIds = [
  'hero',
  'showreel',
  'services',
  'portfolio',
  'process',
  'pilot',
  'plans',
  'payments',
  'testimonials',
  'faqs',
  'contact',
  'footer',
  'privacy',
  'search',
] as const
export type SectionId = (typeof sectionIds)[number]

/** The lists whose items the owner adds, removes and moves. */
export const listIds = ['values', 'services', 'steps', 'payments', 'faqs', 'clients', 'people', 'privacy'] as const
export type ListId = (typeof listIds)[number]

/** A dictionary key of a text: of the public page, or with `privacy:` of the policy's page. */
type TextKey = string

/**
 * A part of the page that opens as one form. Its id is also the name of the document that stores the owner's texts.
 * `list` is set for an item of a list.
 */
export interface Part {
  id: string
  section: SectionId
  list?: ListId
  texts: Readonly<Partial<Record<Slot, TextKey>>>
}
