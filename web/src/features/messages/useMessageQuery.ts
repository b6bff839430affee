import { type MessageStatus, messageStatuses } from '@studio/domain/message'
import { useSearchParams } from 'react-router-dom'

export interface MessageQuery {
  /** Undefined: all. */
  status: MessageStatus | undefined
  search: string
  /** Changes a part; an unknown status means all. */
  set: (change: { status?: string; search?: string }) => void
}

/** Filter and search, kept in the address: it can be shared, reloaded, and the way back leads there. */
export function useMessageQuery(): MessageQuery {
  const [params, setParams] = useSearchParams()
  return {
    status: statusOf(params.get('status')),
    search: params.get('q') ?? '',
    set: ({ status, search }) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          if (status !== undefined) put(next, 'status', statusOf(status) ?? '')
          if (search !== undefined) put(next, 'q', search)
          return next
        },
        { replace: true },
      ),
  }
}

const statusOf = (text: string | null) => messageStatuses.find((status) => status === text)

function put(params: URLSearchParams, name: string, value: string) {
  if (value) params.set(name, value)
  else params.delete(name)
}
