import { auditDays } from '@studio/domain/audit/auditEntry'
import { Download, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { download } from '../../../lib/download'
import { isNetworkError } from '../../../lib/network'
import { Actions } from '../../../ui/Actions'
import { Button } from '../../../ui/Button'
import { PageHead } from '../../../ui/screen/PageHead'
import { Spinner } from '../../../ui/screen/Spinner'
import { FailedNotice, OfflineNotice } from '../../../ui/status/LiveNotice'
import { Notice } from '../../../ui/status/Notice'
import { ListFoot } from '../../../ui/table/ListFoot'
import { ToList } from '../../../ui/table/ToList'
import { notify } from '../../../ui/toast/Toaster'
import { type AuditEntry, entryPages } from '../../activity/data'
import { useEntryWords } from '../../activity/useEntryWords'
import { ActivityFilters } from './ActivityFilters'
import { EntryList } from './EntryList'
import { useActivity } from './useActivity'
import { useActivityView } from './useActivityView'

const columns = ['when', 'who', 'action', 'kind', 'name', 'id', 'changes'] as const
/** Number of entries in each read of an export. */
const atOnce = 500

/** The log of changes, read from the server, with filters and CSV export. */
export default function ActivityPage() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const words = useEntryWords()
  const filters = useActivityView()
  const { activity, refresh, more } = useActivity(filters.query)
  const [isExporting, setExporting] = useState(false)
  const say = (count: number) => formatNumber(language, count)

  const handleExport = async () => {
    setExporting(true)
    notify.forgetErrors()
    try {
      const found: AuditEntry[] = []
      for await (const page of entryPages(filters.query, atOnce)) found.push(...page)
      const [{ activityCsv }, { csvDay }] = await Promise.all([import('./activityCsv'), import('../../../lib/csv')])
      const csv = activityCsv(
        language,
        found,
        words,
        columns.map((column) => t(`admin.activity.csv.${column}`)),
      )
      download(`${t('admin.activity.fileName')}-${csvDay()}.csv`, 'text/csv;charset=utf-8', csv)
      notify.success(t('admin.activity.exported', { count: found.length, n: say(found.length) }))
    } catch (error) {
      console.warn('the log could not be exported', error instanceof Error ? error.message : error)
      notify.error(t('admin.activity.exportFailed'), isNetworkError(error) ? t('admin.activity.offline') : undefined)
    }
    setExporting(false)
  }

  return (
    <>
      <PageHead title={t('admin.activity.title')} text={t('admin.activity.intro', { days: say(auditDays) })}>
        <Actions>
          <Button variant="line" onClick={refresh}>
            <RefreshCw aria-hidden size={18} />
            {t('admin.activity.refresh')}
          </Button>
          <Button variant="line" isBusy={isExporting} onClick={() => void handleExport()}>
            <Download aria-hidden size={18} />
            {t(isExporting ? 'admin.activity.exporting' : 'admin.activity.export')}
          </Button>
        </Actions>
      </PageHead>
      <Above>
        {activity.status === 'ready' && activity.rows.length > 0 && <ToList />}
        <ActivityFilters filters={filters} words={words} />
      </Above>
      {activity.status === 'loading' && <Spinner label={t('admin.activity.loading')} />}
      {activity.status === 'offline' && <OfflineNotice>{t('admin.activity.offline')}</OfflineNotice>}
      {activity.status === 'failed' && <FailedNotice onRetry={refresh}>{t('admin.activity.failed')}</FailedNotice>}
      {activity.status === 'ready' && activity.rows.length === 0 && <Notice>{t('admin.activity.none')}</Notice>}
      {activity.status === 'ready' && activity.rows.length > 0 && (
        <>
          <EntryList label={t('admin.activity.title')} rows={activity.rows} words={words} />
          <ListFoot>
            <p role="status">
              {t('admin.activity.loaded', { count: activity.rows.length, n: say(activity.rows.length) })}
            </p>
            {activity.canGrow && (
              // The disabled attribute would take the keyboard focus away from the button.
              <Button variant="line" aria-disabled={activity.isGrowing || undefined} onClick={more}>
                {t('admin.activity.more')}
              </Button>
            )}
          </ListFoot>
        </>
      )}
    </>
  )
}

const Above = styled.div`
  position: relative;
`
