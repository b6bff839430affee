import { type LanguageCode, languageCodes, languageOf } from '@studio/domain/languages'
import { describe, expect, test } from 'vitest'
import { createI18n, loadTexts } from './i18n'
import { loadPublicTexts } from './publicTexts'

const counts = [0, 1, 2, 3, 5, 11, 21, 100]
const dictionaries = ['public', 'console'] as const
const ending = /_(zero|one|two|few|many|other)$/

/** Every counted key of a dictionary, each with its texts by their form. */
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
    /** The text that i18next takes, as the dictionary has it. */
    const taken = (key: string, count: number): unknown => t(key as never, { count, skipInterpolation: true } as never)
    return [...familiesIn(i18n.getResourceBundle(code, name))].map(([key, forms]) => ({ key, forms, taken }))
  })
}

describe.each(languageCodes)('Whatever is counted has a text for every number (%s)', (code) => {
  test('the one of the form that the language asks for', async () => {
    const rules = new Intl.PluralRules(languageOf(code).locale)
    const families = await countedIn(code)
    expect(families.length).toBeGreaterThan(50)
    for (const { key, forms, taken } of families)
      for (const count of counts) {
        // For none there may be a text of its own in every language.
        const form = count === 0 && forms.zero ? 'zero' : rules.select(count)
        expect(forms[form]?.trim(), `${key}, ${count}: ${form}`).toBeTruthy()
        expect(taken(key, count), `${key}, ${count}: ${form}`).toBe(forms[form])
      }
  })
})

/** Two forms in which a noun differs, and so the text; the Russian 'видео' is one word in all of them. */
test.each<[LanguageCode, string, string]>([
  ['ru', 'one', 'many'],
  ['ru', 'one', 'few'],
  ['ar', 'two', 'few'],
  ['ar', 'few', 'many'],
])('In %s what is counted is another word in the form %s than in %s', async (code, one, other) => {
  const same = (await countedIn(code)).filter(({ forms }) => forms[one] === forms[other])
  expect(same.filter(({ forms }) => !forms[one]?.includes('видео')).map(({ key }) => key)).toEqual([])
})
