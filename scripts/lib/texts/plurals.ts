import { type LanguageCode, languageOf } from '@studio/domain/languages'
import { pluralEnding, type Text } from './text.ts'

/** Whole numbers that together use every plural form of each language. */
const samples = [0, 1, 2, 3, 5, 11, 21, 100, 1000, 10_000]

/** Returns a language's plural forms for whole numbers: `one` and `other` in Spanish, six in Arabic. */
export function pluralForms(language: LanguageCode): string[] {
  const rules = new Intl.PluralRules(languageOf(language).locale)
  return [...new Set(samples.map((n) => rules.select(n)))]
}

/** Returns the counted keys of a language that lack a form or have an unused one. */
export function pluralFaults(language: LanguageCode, texts: readonly Text[]): { key: string; say: string }[] {
  const counted = Map.groupBy(
    texts.filter((text) => text.language === language && pluralEnding.test(text.key)),
    ({ key }) => key.replace(pluralEnding, ''),
  )
  const wanted = pluralForms(language)
  return [...counted].flatMap(([key, forms]) => {
    const present = forms.map((form) => pluralEnding.exec(form.key)?.[1] ?? '')
    const missing = wanted.filter((form) => !present.includes(form))
    // Every language has `other`: fractions use it, and it names the family of keys.
    const idle = present.filter((form) => form !== 'other' && form !== 'zero' && !wanted.includes(form))
    return [
      ...missing.map((form) => ({ key, say: `the form ${form} is missing` })),
      ...idle.map((form) => ({ key, say: `this language never asks for the form ${form}` })),
    ]
  })
}
