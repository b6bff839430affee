import { foreignLanguageOf } from '@studio/domain/content/translation/textLanguage'
import type { Marks } from '@studio/domain/content/translation/textMarks'
import { fallbacks, type LocalizedKey, localized } from '@studio/domain/languages'
import { inLanguage } from '../../i18n/inLanguage'
import { useLanguage } from '../../i18n/useLanguage'

interface ShownTextProps<Text extends string> {
  row: Readonly<Record<LocalizedKey<Text>, string>> & { readonly text_marks?: Marks }
  text: Text
}

/** A text of a row in the console's language, or else in Spanish, marked as such for screen readers and its direction. */
export function ShownText<Text extends string>({ row, text }: ShownTextProps<Text>) {
  const { language } = useLanguage()
  return (
    <bdi {...inLanguage(foreignLanguageOf(row, text, language, fallbacks.console))}>
      {localized(row, text, language, fallbacks.console)}
    </bdi>
  )
}
