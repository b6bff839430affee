import type { LocalizedFields } from '@studio/domain/content/translation/sourceHashes'
import { languageCodes } from '@studio/domain/languages'

/**
 * Returns the first invalid field in reading order. Texts are read language by language, with the plain fields before
 * or after all of them.
 */
export function firstWrong<Text extends string>(
  wrong: readonly string[],
  { required, optional }: LocalizedFields<Text>,
  hasPlainFieldsFirst: boolean,
): string | undefined {
  const texts: string[] = languageCodes.flatMap((code) => [...required, ...optional].map((text) => `${text}_${code}`))
  const plainFields = wrong.filter((name) => !texts.includes(name))
  const order = hasPlainFieldsFirst ? [...plainFields, ...texts] : [...texts, ...plainFields]
  return order.find((name) => wrong.includes(name))
}
