import { collections } from '@studio/domain/collections'
import { emptySection } from '@studio/domain/content/page/section'
import { emptyPriceList } from '@studio/domain/content/priceList'
import { SimulatedServer } from './server.ts'

/** The texts that the owner types, and the names of their pictures. */
export const spanish = ['A', 'B', 'C', 'D'] as const
export const pictures = ['a1', 'b2'].map((part) => part.repeat(32))

const title = {
  ...{ title_es: 'A', title_fr: 'A', title_it: 'A' },
  ...{ text_marks: { title_fr: 'copied', title_it: 'copied' }, translated_from: {} },
}
const older = { ...title, client_name: 'A', image_url: 'https://example.com/a.webp' }
export const project = { ...older, featured: false, visibility: 'visible' }
const section = { ...emptySection, ...title }
export const priceList = { ...emptyPriceList, name: 'A', visibility: 'visible' }

/**
 * Returns a server with some documents. One of the projects is older and lacks some fields; one of the messages is in the
 * trash.
 */
export const newServer = () =>
  new SimulatedServer({
    [`${collections.projects}/a`]: { ...project, order_position: 0, rev: 'a0', base_rev: '' },
    [`${collections.projects}/b`]: { ...project, order_position: 1, rev: 'b0', base_rev: '' },
    [`${collections.projects}/c`]: { ...older, rev: 'c0', base_rev: '' },
    [`${collections.sections}/question`]: { ...section, list: 'faqs', order_position: 9, rev: 'q0', base_rev: '' },
    [`${collections.prices}/list`]: { ...priceList, order_position: 0, rev: 'l0', base_rev: '' },
    [`${collections.settings}/contact_info`]: {
      ...{ key: 'contact_info', value: { email: 'A', phone: 'A', location: 'A' } },
      ...{ updated_by: 'owner', rev: 's0', base_rev: '' },
    },
    [`${collections.messages}/m`]: { suspected: false, trashed_from: '', status: 'new', note: '', name: 'Pía' },
    [`${collections.messages}/n`]: { suspected: null, trashed_from: 'inbox', status: 'read', note: '', name: 'Luis' },
  })
