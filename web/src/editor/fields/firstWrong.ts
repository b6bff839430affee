import type { LocalizedFields } from '@studio/domain/content/translation/sourceHashes'
import { languageCodes } from '@studio/domain/languages'

/**
 * The field to go to when a form is refused: the first in reading order. Texts are read language by language; what is
 * no text stands before or after all of them.
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
