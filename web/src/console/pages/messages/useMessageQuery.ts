import { messageStatuses } from '@studio/domain/messages/message'
import { useListView } from '../../../lib/useListView'
import type { MessageFilter } from './data'

export interface MessageQuery {
  /** Undefined: all, including the archived. */
  filter: MessageFilter | undefined
  search: string
  /** Changes one or both; an unknown filter means the inbox. */
  set: (change: { filter?: string; search?: string }) => void
}

const whole = { status: '', q: '' }

/** Returns filter and search from the address, which can be shared and reloaded. */
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

/** The filters to choose from. */
export const messageFilters: readonly MessageFilter[] = ['inbox', ...messageStatuses, 'suspected', 'trashed']

const filterOf = (status: string): MessageFilter | undefined =>
  status === 'all' ? undefined : (messageFilters.find((filter) => filter === status) ?? 'inbox')
