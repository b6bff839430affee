import { expect, test } from 'vitest'
import { unusedKeys } from './unused.ts'

const keys = ['home.title', 'home.items.0', 'admin.users.title', 'admin.users.count_one', 'admin.users.count_other']
/** § replaces the dollar sign of a template. */
const leftBy = (...contents: string[]) =>
  unusedKeys(
    keys,
    contents.map((content, at) => [`${at}.ts`, content.replaceAll('§', '$')] as const),
  )

test('a key that no source names is found', () => expect(leftBy("t('home.title')")).toEqual(keys.slice(1)))

test.each([
  ['a list that is read at once', "t('home.items', { returnObjects: true })", 'home.items.0'],
  ['a template with a hole', 't(`admin.users.§{name}`)', 'admin.users.title'],
  [
    'a hole that a prefix in the same file fills',
    "const words = 'admin.users'; t(`§{words}.title`)",
    'admin.users.title',
  ],
  ['a sentence with a link', '<Trans t={t} i18nKey="home.title" />', 'home.title'],
  ['a counted text', "t('admin.users.count', { count })", 'admin.users.count_other'],
  ['a name within a template', "`§{t('home.title')}.txt`", 'home.title'],
])('%s names a key', (_, content, key) => expect(leftBy(content)).not.toContain(key))

test.each([
  ['a prefix in another file', "const words = 'admin.users'", 't(`§{words}.title`)'],
  ['a prefix alone', "t('admin.users')", ''],
  ['a template of another place', 't(`home§{x}`)', '`a§{x}`'],
])('%s names none', (_, ...contents) => expect(leftBy(...contents)).toContain('admin.users.title'))
