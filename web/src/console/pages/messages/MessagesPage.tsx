import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import * as v from 'valibot'
import { Button } from '../../../ui/Button'
import { PageHead } from '../../../ui/screen/PageHead'
import { LiveNotice } from '../../../ui/status/LiveNotice'
import { ToList } from '../../../ui/table/ToList'
import { countByStatus, countedKinds } from './data'
import { ExportDialog } from './export/ExportDialog'
import { Counters, totalOf } from './figures/Counters'
import { useCounted } from './figures/useCounted'
import { Inbox } from './Inbox'
import { Filters } from './list/Filters'
import { LoadedSoFar } from './list/LoadedSoFar'
import { SearchStatus } from './search/SearchStatus'
import { useMessageSearch } from './search/useMessageSearch'
import { changeKeyOf, useInbox } from './useInbox'
import { useMessageQuery } from './useMessageQuery'

const Counts = v.object(v.entriesFromList(countedKinds, v.number()))

/** The inbox: all enquiries, newest first. */
export default function MessagesPage() {
  const { t } = useTranslation('console')
  const query = useMessageQuery()
  const { filter, search } = query
  const inbox = useInbox(filter)
  const { live } = inbox
  const inTrash = filter === 'trashed'
  const found = useMessageSearch(search, inTrash, live)
  const counted = useCounted('messages', Counts, countByStatus, changeKeyOf(live))
  const [isExporting, setIsExporting] = useState(false)
  const counts = counted.isOld ? undefined : counted.known?.value
  const total = counts && totalOf(counts, filter)
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
      <Above>
        {(found.isSearching ? found : inbox).rows.length > 0 && <ToList />}
        <Counters counted={counted} {...query} />
        <Filters {...query} />
      </Above>
      {found.isSearching ? (
        <>
          <SearchStatus state={found.state} found={found.rows.length} inTrash={inTrash} onRetry={found.retry} />
          <Inbox
            key={filter ?? 'all'}
            inbox={found}
            empty={found.isReading ? undefined : t('admin.messages.search.none')}
          />
        </>
      ) : (
        <>
          <LiveNotice live={live} loading={t('admin.nav.messages')} failed={t('admin.messages.loadError')} />
          <Inbox
            key={filter ?? 'all'}
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
          filter={filter === 'inbox' ? undefined : filter}
          search={search}
          onClose={() => setIsExporting(false)}
        />
      )}
    </>
  )
}

const Above = styled.div`
  position: relative;
`
