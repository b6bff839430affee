import { foreignLanguageOf } from '@studio/domain/content/translation/textLanguage'
import type { Marks } from '@studio/domain/content/translation/textMarks'
import { fallbacks, type LocalizedKey, localized } from '@studio/domain/languages'
import { inLanguage } from '../../i18n/inLanguage'
import { useLanguage } from '../../i18n/useLanguage'

interface ShownTextProps<Text extends string> {
  row: Readonly<Record<LocalizedKey<Text>, string>> & { readonly text_marks?: Marks }
  text: Text
}

/**
 * A row's text in the console's language, or in Spanish. A text in another language gets its own language and
 * direction, for screen readers.
 */
export function ShownText<Text extends string>({ row, text }: ShownTextProps<Text>) {
  const { language } = useLanguage()
  return (
    <bdi {...inLanguage(foreignLanguageOf(row, text, language, fallbacks.console))}>
      {localized(row, text, language, fallbacks.console)}
    </bdi>
  )
}
