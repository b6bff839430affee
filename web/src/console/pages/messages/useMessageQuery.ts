import { messageStatuses } from '@studio/domain/messages/message'
import { useListView } from '../../../lib/useListView'
import type { MessageFilter } from './data'

export interface MessageQuery {
  /** Undefined: all, the archived too. */
  filter: MessageFilter | undefined
  search: string
  /** Changes a part; an unknown filter means the inbox. */
  set: (change: { filter?: string; search?: string }) => void
}

const whole = { status: '', q: '' }

/** Filter and search, kept in the address: it can be shared, reloaded, and the way back leads there. */
export function useMessageQuery(): MessageQuery {
  const { view, change } = useListView(whole)
  return {
    filter: filterOf(view.status),
    search: view.q,
    set: ({ filter, search }) =>
      change({
        ...(filter !== undefined && { status: filter === 'inbox' ? '' : filter }),
        ...(search !== undefined && { q: search }),
      }),
  }
}

/** What can be asked for. */
export const messageFilters: readonly MessageFilter[] = ['inbox', ...messageStatuses, 'suspected', 'trashed']

const filterOf = (status: string): MessageFilter | undefined =>
  status === 'all' ? undefined : (messageFilters.find((filter) => filter === status) ?? 'inbox')
