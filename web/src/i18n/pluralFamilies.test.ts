import { type LanguageCode, languageCodes, languageOf } from '@studio/domain/languages'
import { describe, expect, test } from 'vitest'
import { createI18n, loadTexts } from './i18n'
import { loadPublicTexts } from './publicTexts'

const counts = [0, 1, 2, 3, 5, 11, 21, 100]
const dictionaries = ['public', 'console'] as const
const ending = /_(zero|one|two|few|many|other)$/

/** Returns every key with plural forms, and its texts by form. */
function familiesIn(texts: unknown, at = ''): Map<string, Record<string, string>> {
  const families = new Map<string, Record<string, string>>()
  for (const [name, value] of Object.entries(texts as object)) {
    const key = at + name
    const form = ending.exec(key)?.[1]
    if (typeof value === 'object')
      for (const [family, forms] of familiesIn(value, `${key}.`)) families.set(family, forms)
    else if (form) {
      const family = key.replace(ending, '')
      families.set(family, { ...families.get(family), [form]: value })
    }
  }
  return families
}

async function countedIn(code: LanguageCode) {
  const i18n = createI18n(code, await loadPublicTexts(code))
  await loadTexts(i18n, code, 'console')
  return dictionaries.flatMap((name) => {
    const t = i18n.getFixedT(code, name)
    /** Returns the text that i18next chooses, without filling in its variables. */
    const taken = (key: string, count: number): unknown => t(key as never, { count, skipInterpolation: true } as never)
    return [...familiesIn(i18n.getResourceBundle(code, name))].map(([key, forms]) => ({ key, forms, taken }))
  })
}

describe.each(languageCodes)('Every counted text exists for every number (%s)', (code) => {
  test('in the form that the language requires', async () => {
    const rules = new Intl.PluralRules(languageOf(code).locale)
    const families = await countedIn(code)
    expect(families.length).toBeGreaterThan(50)
    for (const { key, forms, taken } of families)
      for (const count of counts) {
        // Every language may have a separate text for zero.
        const form = count === 0 && forms.zero ? 'zero' : rules.select(count)
        expect(forms[form]?.trim(), `${key}, ${count}: ${form}`).toBeTruthy()
        expect(taken(key, count), `${key}, ${count}: ${form}`).toBe(forms[form])
      }
  })
})

/** Russian words that are the same in all forms: 'видео', and the abbreviations of hours and seconds. */
const invariable = /видео|\u00a0[чс]$/

/** Pairs of forms in which nouns differ. */
test.each<[LanguageCode, string, string]>([
  ['ru', 'one', 'many'],
  ['ru', 'one', 'few'],
  ['ar', 'two', 'few'],
  ['ar', 'few', 'many'],
])('In %s the noun in the form %s differs from that in %s', async (code, one, other) => {
  const same = (await countedIn(code)).filter(({ forms }) => forms[one] === forms[other])
  expect(same.filter(({ forms }) => !invariable.test(forms[one] ?? '')).map(({ key }) => key)).toEqual([])
})
