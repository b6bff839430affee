import { readChapters } from '@studio/domain/content/films/chapters'
import { useTranslation } from 'react-i18next'

/** Warns that a text is not a list of chapters, so the page shows none. */
export function ChaptersCheck({ value }: { value: string }) {
  const { t } = useTranslation('console')
  return readChapters(value) ? null : <span role="status">{t('admin.sections.form.chaptersWrong')}</span>
}
