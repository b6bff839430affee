import { expect, test } from 'vitest'
import { joinedByHand } from './joined.ts'

/** § replaces the dollar sign of a template. */
const found = (content: string) => joinedByHand([['a.tsx', content.replaceAll('§', '$')]]).map(({ line }) => line)

test.each([
  ["<bdi>{name}</bdi>:{' '}"],
  ["`§{t('a.title')}. §{t('a.sum')}`"],
  ["`§{name}: §{t('a.sum')}`"],
  ["{t('a.title')}: {value}"],
  ["t('a.title') + ': ' + value"],
])('%s joins texts by hand', (code) => expect(found(`\n${code}`)).toEqual([2]))

test.each([
  ["formatPair(language, t('a.title'), value)"],
  ["sentences(language, [t('a.title'), t('a.sum')])"],
  ["{t('a.title')} · {t('a.sum')}"],
  ["// `§{t('a.title')}. §{t('a.sum')}`"],
  ['`§{fieldName}_§{code}`'],
])('%s does not', (code) => expect(found(code)).toEqual([]))
