import { pluralEnding } from './text.ts'

/** A source file: its name and its content. */
export type Source = readonly [file: string, content: string]

const plain = /(?:'|i18nKey=")([\w-]+(?:\.[\w-]+)*)['"]/g
const template = /`([\w.-]*\$\{[^`]*)`/g
const list = /\bt\(['`]([\w.${}]+)['`],\s*\{[^}]*returnObjects/g
const hole = /\$\{[^{}]*\}/

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')

/** Returns a template as a regular expression; each hole matches one or more steps of a key. */
const shapeOf = (text: string) => text.split(new RegExp(hole, 'g')).map(escaped).join('[\\w.-]+')

/**
 * Returns the keys that no source names. A source can name a key in four ways:
 *
 * - as it is, including in `<Trans>`;
 * - by a template with holes (`services.${id}.title`);
 * - by a template that begins with a hole, which a prefix in the same file fills (`${words}.title` beside
 * 'admin.users');
 * - as part of a list that is read at once (`returnObjects`).
 */
export function unusedKeys(keys: readonly string[], sources: readonly Source[]): string[] {
  const starts = new Set(keys.flatMap((key) => key.split('.').map((_, at, steps) => steps.slice(0, at).join('.'))))
  starts.delete('')
  const named = new Set<string>()
  const shapes = new Set<string>()
  for (const [, content] of sources) {
    const words = new Set([...content.matchAll(plain)].map(([, word = '']) => word))
    for (const word of words) named.add(word)
    for (const [, name = ''] of content.matchAll(list)) shapes.add(`^${shapeOf(name)}\\.`)
    for (const [, text = ''] of content.matchAll(template)) {
      const [head = ''] = text.split('${')
      if (starts.has(head.split('.')[0] ?? '') && head.includes('.')) shapes.add(`^${shapeOf(text)}$`)
      if (head === '')
        for (const word of words) if (starts.has(word)) shapes.add(`^${shapeOf(text.replace(hole, word))}$`)
    }
  }
  const patterns = [...shapes].map((shape) => new RegExp(shape))
  const isNamed = (key: string) => named.has(key) || patterns.some((pattern) => pattern.test(key))
  return keys.filter((key) => !isNamed(key) && !isNamed(key.replace(pluralEnding, '')))
}
