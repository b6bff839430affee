import type { ListId, Part, SectionId } from './part.ts'

/** The items that each list has until the owner changes it (specification, section 3). */
const item =
  (list: ListId, section: SectionId, texts: (name: string) => Part['texts']) =>
  (name: string | number): Part => ({ id: `${list}-${name}`, section, list, texts: texts(String(name)) })

const titled = (path: string) => (name: string) => ({ title: `${path}.${name}.title`, text: `${path}.${name}.text` })

export const listParts: readonly Part[] = [
  ...['speed', 'revisions', 'formats'].map(item('values', 'hero', titled('hero.values'))),
  ...['commercial', 'social', 'cinematic', 'motion', 'podcast', 'color'].map(
    item('services', 'services', titled('services')),
  ),
  ...['brief', 'material', 'edit', 'review', 'delivery'].map(item('steps', 'process', titled('process.steps'))),
  ...['binance', 'paypal', 'payoneer', 'wise', 'global66', 'bank'].map(
    item('payments', 'payments', (name) => ({ ...titled('payment')(name), note: `payment.${name}.steps` })),
  ),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map(
    item('faqs', 'faqs', (name) => ({ title: `faqs.items.${name}.question`, text: `faqs.items.${name}.answer` })),
  ),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map(item('privacy', 'privacy', titled('privacy:sections'))),
]
