import { defaultLanguage, languageCodes } from '@studio/domain/languages'
import { missingTerms } from './coreTerms.ts'
import { exactTexts } from './exactTexts.ts'
import { glossary } from './glossary.ts'
import { pluralFaults } from './plurals.ts'
import { isSpanishToo } from './spanishToo.ts'
import type { Finding, Text } from './text.ts'
import { breaks, typography } from './typography.ts'
import { variableFaults } from './variables.ts'

/** Returns all findings in the texts: typography, words, plural forms and missing translations. */
export function findingsIn(texts: readonly Text[]): Finding[] {
  const spanish = new Map(
    texts.filter(({ language }) => language === defaultLanguage).map(({ key, text }) => [key, text]),
  )
  const ofText = texts
    .filter(({ language, text }) => !exactTexts[language]?.has(text))
    .flatMap((text) => [...signs(text), ...words(text), ...terms(text), ...untranslated(text, spanish.get(text.key))])
  const ofPlurals = languageCodes.flatMap((language) =>
    pluralFaults(language, texts).map(({ key, say }) => ({ language, key, text: '', rule: 'plural', say })),
  )
  return [...ofText, ...ofPlurals, ...variableFaults(texts)]
}

const signs = (text: Text): Finding[] =>
  typography
    .filter((rule) => (rule.languages ?? languageCodes).includes(text.language) && breaks(rule, text.text))
    .map(({ name, say }) => ({ ...text, rule: name, say }))

/** Finds menu entries and titles that lack their core term. */
const terms = (text: Text): Finding[] => missingTerms(text).map((say) => ({ ...text, rule: 'term', say }))

const words = (text: Text): Finding[] =>
  glossary.flatMap(({ thing, words }) => {
    const word = words[text.language]
    return word?.not.test(text.text.replace(/\{\{\w+\}\}/g, ''))
      ? [{ ...text, rule: 'word', say: `${thing} is “${word.use}”` }]
      : []
  })

/** Finds texts equal to the Spanish ones, unless the language has the same wording. */
const untranslated = (text: Text, spanish: string | undefined): Finding[] =>
  text.language !== defaultLanguage && text.text === spanish && !isSpanishToo(text)
    ? [{ ...text, rule: 'untranslated', say: 'this is the Spanish text' }]
    : []
