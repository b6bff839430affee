import { messageStatuses } from '@studio/domain/messages/message'
import { useSearchParams } from 'react-router-dom'
import type { MessageFilter } from './data'

export interface MessageQuery {
  /** Undefined: all of the inbox. */
  filter: MessageFilter | undefined
  search: string
  /** Changes a part; an unknown filter means all. */
  set: (change: { filter?: string; search?: string }) => void
}

/** Filter and search, kept in the address: it can be shared, reloaded, and the way back leads there. */
export function useMessageQuery(): MessageQuery {
  const [params, setParams] = useSearchParams()
  return {
    filter: filterOf(params.get('status')),
    search: params.get('q') ?? '',
    set: ({ filter, search }) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          if (filter !== undefined) put(next, 'status', filterOf(filter) ?? '')
          if (search !== undefined) put(next, 'q', search)
          return next
        },
        { replace: true },
      ),
  }
}

/** What can be asked for. */
export const messageFilters: readonly MessageFilter[] = [...messageStatuses, 'suspected']

const filterOf = (text: string | null) => messageFilters.find((filter) => filter === text)

function put(params: URLSearchParams, name: string, value: string) {
  if (value) params.set(name, value)
  else params.delete(name)
}
