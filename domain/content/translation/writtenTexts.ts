import { defaultLanguage, languageCodes } from '../../languages.ts'
import { allOf, type LocalizedFields } from './sourceHashes.ts'

/**
 * The names of texts that were written or confirmed since their Spanish text last changed, after these have been. A
 * Spanish one among them makes its translations older than itself, but for those that were written with it.
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

/** The names without some of them. */
export const without = (names: readonly string[], gone: readonly string[]): readonly string[] =>
  names.filter((name) => !gone.includes(name))
