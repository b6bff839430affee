import { useTranslation } from 'react-i18next'
import { rowsOfAll, useAllContent } from '../../../content/allContent'
import { PageHead } from '../../../ui/screen/PageHead'
import { Spinner } from '../../../ui/screen/Spinner'
import { FailedNotice, OfflineNotice } from '../../../ui/status/LiveNotice'
import { Notice } from '../../../ui/status/Notice'
import { TranslationOverview } from './TranslationOverview'

/** The translation state of all content in every language. */
export default function TranslationsPage() {
  const { t } = useTranslation('console')
  const content = useAllContent()
  const lists = Object.values(content)
  const failed = lists.filter((list) => list.status === 'failed')
  if (failed.length > 0)
    return (
      <FailedNotice onRetry={() => failed.map(({ retry }) => retry())}>
        {t('admin.lists.translations.loadError')}
      </FailedNotice>
    )
  if (lists.some(({ status }) => status === 'loading')) return <Spinner label={t('admin.nav.translations')} />
  const isEmpty = lists.every((list) => list.status === 'ready' && list.rows.length === 0)
  return (
    <>
      <PageHead title={t('admin.nav.translations')} text={t('admin.lists.translations.text')} />
      {lists.some(({ status }) => status === 'offlineEmpty') && (
        <OfflineNotice>{t('admin.common.offlineEmpty')}</OfflineNotice>
      )}
      {isEmpty && <Notice>{t('admin.lists.translations.none')}</Notice>}
      {lists.some((list) => list.status === 'ready' && list.rows.length > 0) && (
        <TranslationOverview content={rowsOfAll(content)} />
      )}
    </>
  )
}
