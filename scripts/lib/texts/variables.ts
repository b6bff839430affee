import { defaultLanguage, type LanguageCode } from '@studio/domain/languages'
import { changedConstants, constantTexts, constantVariables } from './constants.ts'
import { pluralForms } from './plurals.ts'
import { type Finding, pluralEnding, type Text } from './text.ts'

const variable = /\{\{(\w+)\}\}/g
const variablesOf = (text: string) => new Set([...text.matchAll(variable)].map(([, name = '']) => name))

/** Variables that are numbers; `from` and `to` are ranges, whose plural form depends on their end. */
const number = /\{\{(n|count|total|quantity|days|done|shown|position|\w+(?:Min|Max|Advised|Minutes))\}\}/
/** Words after a number that are not nouns: a link to another number, "more", a unit. */
const noNoun =
  'de|of|sur|von|su|di|из|из|من|to|a|à|bis|до|إلى|más|more|mais|weitere|oder|o más|ou|or|o|y|and|und|e|et|px|h|s|KB|Ko|MB|USD|c/u'
const beforeNoun = new RegExp(`${number.source}[ \\u00a0\\u202f](?!(?:${noNoun})(?!\\p{L}))\\p{L}`, 'gu')

/** Texts in which the word after the number is not a noun, or the number is a price. */
const nounless: ReadonlySet<string> = new Set([
  'public:pricing.packTotal',
  'public:testimonials.stars',
  'console:admin.testimonials.form.stars',
  'console:admin.projects.dragEnd',
  'console:admin.lists.move.wrong',
  'console:admin.messages.search.failed',
])

/**
 * Returns whether a text has a varying number beside a noun that depends on it in this language, but no plural forms.
 */
export function uncounted({ language, key, text }: Text): boolean {
  if (pluralForms(language).length === 1 || pluralEnding.test(key)) return false
  if (key in constantTexts || nounless.has(key)) return false
  return [...text.matchAll(beforeNoun)].some(([, name = '']) => !(name in constantVariables))
}

/** Variables that a language's grammar does not need. */
const without: Readonly<Record<string, readonly LanguageCode[]>> = {
  'console:admin.users.granted': ['zh', 'ar', 'ru', 'ja'],
  'console:admin.users.revoked': ['zh', 'ar', 'ru', 'ja'],
}

/** Returns the variables that only the text or only its Spanish version has; a plural form may omit its number. */
export function strayVariables({ language, key, text }: Text, spanish: string | undefined): string[] {
  if (spanish === undefined || without[key]?.includes(language)) return []
  const [own, wanted] = [variablesOf(text), variablesOf(spanish)]
  const isForm = pluralEnding.test(key) && !key.endsWith('_other')
  return [...own.difference(wanted), ...(isForm ? [] : wanted.difference(own))]
}

/** Returns whether a text has braces without a variable, which visitors would see. */
export const looseBraces = (text: string): boolean => /[{}]/.test(text.replace(variable, ''))

/** Returns the errors in the variables of texts: numbers without plural forms, and differences from Spanish. */
export function variableFaults(texts: readonly Text[]): Finding[] {
  const spanish = new Map(
    texts.filter(({ language }) => language === defaultLanguage).map(({ key, text }) => [key, text]),
  )
  const ofTexts = texts.flatMap((text): Finding[] => {
    const model = spanish.get(text.key) ?? spanish.get(text.key.replace(pluralEnding, '_other'))
    const stray = strayVariables(text, model)
    return [
      ...(uncounted(text)
        ? [{ ...text, rule: 'count', say: 'a number that varies beside a noun has plural forms' }]
        : []),
      ...(looseBraces(text.text) ? [{ ...text, rule: 'variables', say: 'braces stand around a variable alone' }] : []),
      ...(stray.length > 0 ? [{ ...text, rule: 'variables', say: `not as in Spanish: ${stray.join(', ')}` }] : []),
    ]
  })
  const changed = [...changedConstants(constantTexts), ...changedConstants(constantVariables)].map(
    (key): Finding => ({
      language: defaultLanguage,
      key,
      text: '',
      rule: 'constant',
      say: 'written for another number',
    }),
  )
  return [...ofTexts, ...changed]
}
