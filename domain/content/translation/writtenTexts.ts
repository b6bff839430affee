import { defaultLanguage, languageCodes } from '../../languages.ts'
import { allOf, type LocalizedFields } from './sourceHashes.ts'

/**
 * Returns the updated list of texts written or confirmed since their Spanish text last changed, after `names` were
 * written. A Spanish text among them makes its translations outdated, except those written together with it.
 */
export function renewed<Text extends string>(
  written: readonly string[],
  names: readonly string[],
  localized: LocalizedFields<Text>,
): readonly string[] {
  const spanish = allOf(localized).filter((text) => names.includes(`${text}_${defaultLanguage}`))
  const older = spanish.flatMap((text) => languageCodes.map((code) => `${text}_${code}`))
  const translations = names.filter((name) => !name.endsWith(`_${defaultLanguage}`))
  return [...new Set([...without(written, older), ...translations])]
}

/** Returns the names without those in `gone`. */
export const without = (names: readonly string[], gone: readonly string[]): readonly string[] =>
  names.filter((name) => !gone.includes(name))
