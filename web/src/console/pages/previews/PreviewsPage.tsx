import { previewDays } from '@studio/domain/previews/previewLink'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { PageHead } from '../../../ui/screen/PageHead'
import { PreviewLinks } from '../../previews/PreviewLinks'

/** The links that show what is saved but not public. */
export default function PreviewsPage() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  return (
    <>
      <PageHead
        title={t('admin.previews.title')}
        text={t('admin.previews.text', { days: formatNumber(language, previewDays) })}
      />
      <PreviewLinks />
    </>
  )
}
