import { slots } from '@studio/domain/content/page/part'
import { partOf, parts } from '@studio/domain/content/page/parts'
import { expect, test } from 'vitest'
import { privacyTexts } from './locales/es/privacy'
import { publicTexts } from './locales/es/public'

/** Returns the keys of all texts; a list of lines counts as one text. */
function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) => {
    const key = path === '' || path.endsWith(':') ? path + name : `${path}.${name}`
    const isText =
      typeof value === 'string' || (Array.isArray(value) && value.every((line) => typeof line === 'string'))
    return isText ? [key] : keysOf(value as object, key)
  })
}
const keys = [...keysOf(publicTexts), ...keysOf(privacyTexts, 'privacy:')]

/**
 * The texts that the owner cannot change. Screen readers and hints need most of them; counted words follow each
 * language's grammar; messages about fields are shared with the server.
 */
const fixed = [
  /^meta\.pictureAlt$/,
  /^common\./,
  /^nav\.(label|menu|language|theme)/,
  /^hero\.frame$/,
  /^moving\./,
  /^portfolio\.(play|openCase|playerTitle|previous|next|filter|all|filtered)$/,
  /^pricing\.(tableLabel|tabsLabel|ruler\.(value|due))$/,
  /^units\./,
  /^pricing\.(pack|cells\.(formats|revisions))_/,
  /^payment\.logoAlt$/,
  /^testimonials\.stars$/,
  /^sticky\.label$/,
  /^floating\.chat$/,
  /^consent\.label$/,
  /^maintenance\.(text|notice)$/,
  /^validation\./,
]
const isFixed = (key: string) => fixed.some((pattern) => pattern.test(key))

test('The owner can change every text of the page that is not on the list', () => {
  expect(keys.filter((key) => !partOf(key) && !isFixed(key))).toEqual([])
})

test('Each part names existing texts, each text belongs to one part, and no name is used twice', () => {
  const used = parts.flatMap(({ texts }) => slots.flatMap((slot) => texts[slot] ?? []))
  expect(used.filter((key) => !keys.includes(key))).toEqual([])
  expect(new Set(used).size).toBe(used.length)
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
  expect(parts.filter(({ id }) => !/^[a-z0-9-]+$/.test(id))).toEqual([])
})
