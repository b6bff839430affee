import { messageStatuses } from '@studio/domain/message'
import { Download, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { PageHead } from '../../ui/PageHead'
import { Spinner } from '../../ui/Spinner'
import { Counters, totalOf } from './Counters'
import { countByStatus } from './data'
import { ExportDialog } from './ExportDialog'
import { Filters } from './Filters'
import { Inbox } from './Inbox'
import { useCounted } from './useCounted'
import { stampOf, useInbox } from './useInbox'
import { useMessageQuery } from './useMessageQuery'

const StatusCounts = v.object(v.entriesFromList(messageStatuses, v.number()))

/** The inbox: every enquiry, the newest first. */
export default function MessagesPage() {
  const { t } = useTranslation('console')
  const query = useMessageQuery()
  const { filter, search } = query
  const inbox = useInbox(filter)
  const { live } = inbox
  const counted = useCounted('messages', StatusCounts, countByStatus, stampOf(live))
  const [isExporting, setIsExporting] = useState(false)
  const counts = counted.isOld ? undefined : counted.known?.value
  const total = filter === 'suspected' ? undefined : counts && (filter ? counts[filter] : totalOf(counts))
  return (
    <>
      <PageHead title={t('admin.nav.messages')}>
        <Button look="line" onClick={() => setIsExporting(true)}>
          <Download aria-hidden size={18} />
          {t('admin.messages.csv.open')}
        </Button>
      </PageHead>
      <Counters counted={counted} />
      <Filters {...query} />
      {live.status === 'loading' && <Spinner label={t('admin.nav.messages')} />}
      {live.status === 'failed' && (
        <Notice action={<Button onClick={live.retry}>{t('admin.common.reload')}</Button>}>
          {t('admin.messages.loadError')}
        </Notice>
      )}
      {live.status === 'unheard' && (
        <Notice icon={<WifiOff aria-hidden size={28} />}>{t('admin.common.unheard')}</Notice>
      )}
      {live.status === 'ready' && <Inbox key={filter ?? 'all'} inbox={inbox} search={search} total={total} />}
      {isExporting && <ExportDialog filter={filter} search={search} onClose={() => setIsExporting(false)} />}
    </>
  )
}
