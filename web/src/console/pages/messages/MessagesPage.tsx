import { totalOf } from '@studio/domain/messages/inbox/kinds'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Button } from '../../../ui/Button'
import { PageHead } from '../../../ui/screen/PageHead'
import { LiveNotice } from '../../../ui/status/LiveNotice'
import { ToList } from '../../../ui/table/ToList'
import { ExportDialog } from '../../messages/export/ExportDialog'
import { Counters } from '../../messages/figures/Counters'
import { Inbox } from '../../messages/Inbox'
import { Filters } from '../../messages/list/Filters'
import { LoadedSoFar } from '../../messages/list/LoadedSoFar'
import { useMessages } from '../../messages/model/useMessages'
import { Reminders } from '../../messages/Reminders'
import { SearchStatus } from '../../messages/search/SearchStatus'
import { useMessageSearch } from '../../messages/search/useMessageSearch'
import { useInbox } from '../../messages/useInbox'
import { useMessageQuery } from '../../messages/useMessageQuery'
import { ChannelFailures } from '../../notices/ChannelFailures'

/** The inbox: all enquiries, newest first. */
export default function MessagesPage() {
  const { t } = useTranslation('console')
  const query = useMessageQuery()
  const { filter, search, narrowing } = query
  const inbox = useInbox(filter)
  const { live } = inbox
  const inTrash = filter === 'trashed'
  const found = useMessageSearch(query)
  const { counts, isOld, restart } = useMessages()
  const [isExporting, setIsExporting] = useState(false)
  const total = counts && !isOld ? totalOf(counts, filter) : undefined
  useEffect(restart, [restart])
  return (
    <>
      <PageHead title={t('admin.nav.messages')}>
        {/* Messages in the trash cannot be exported. */}
        {!inTrash && (
          <Button variant="line" onClick={() => setIsExporting(true)}>
            <Download aria-hidden size={18} />
            {t('admin.messages.csv.open')}
          </Button>
        )}
      </PageHead>
      <Reminders />
      <ChannelFailures />
      <Above>
        {(found.isSearching ? found : inbox).rows.length > 0 && <ToList />}
        <Counters {...query} />
        <Filters {...query} />
      </Above>
      {found.isSearching ? (
        <>
          <SearchStatus found={found.rows.length} inTrash={inTrash} hasText={search.trim() !== ''} />
          <Inbox key={filter} inbox={found} empty={found.mayFollow ? undefined : t('admin.messages.search.none')} />
        </>
      ) : (
        <>
          <LiveNotice live={live} loading={t('admin.nav.messages')} failed={t('admin.messages.loadError')} />
          <Inbox
            key={filter}
            inbox={inbox}
            total={total}
            empty={live.status === 'ready' ? t('admin.messages.empty') : undefined}
          >
            {inbox.rows.length > 0 && <LoadedSoFar inbox={inbox} total={total} />}
          </Inbox>
        </>
      )}
      {/* Exports everything unless a filter or search is active. */}
      {isExporting && (
        <ExportDialog
          reading={filter === 'inbox' ? 'all' : filter}
          search={search}
          narrowing={narrowing}
          onClose={() => setIsExporting(false)}
        />
      )}
    </>
  )
}

const Above = styled.div`
  position: relative;
`
