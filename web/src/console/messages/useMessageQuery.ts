import { type MessageKind, messageKinds } from '@studio/domain/messages/inbox/kinds'
import { useListView } from '../../lib/useListView'

export interface MessageQuery {
  filter: MessageKind
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

const filterOf = (status: string): MessageKind => messageKinds.find((kind) => kind === status) ?? 'inbox'
