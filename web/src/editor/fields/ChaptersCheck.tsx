import { readChapters } from '@studio/domain/content/films/chapters'
import { useTranslation } from 'react-i18next'

/** Says that a text is not chapters; the page shows none then. */
export function ChaptersCheck({ value }: { value: string }) {
  const { t } = useTranslation('console')
  return readChapters(value) ? null : <span role="status">{t('admin.sections.form.chaptersWrong')}</span>
}
