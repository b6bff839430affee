import { type MessageKind, messageKinds } from '@studio/domain/messages/inbox/kinds'
import type { Narrowing } from '@studio/domain/messages/inbox/narrowing'
import { startOfDay } from '../../lib/localDay'
import { useListView } from '../../lib/useListView'

/** The filters besides the status, as they are in the address; days are `YYYY-MM-DD`. */
interface TypedFilters {
  type: string
  budget: string
  from: string
  to: string
}

export interface MessageQuery {
  filter: MessageKind
  search: string
  typed: TypedFilters
  narrowing: Narrowing
  /** Changes some filters; an unknown `filter` means the inbox. */
  set: (change: { filter?: string; search?: string } & Partial<TypedFilters>) => void
}

const whole = { status: '', q: '', type: '', budget: '', from: '', to: '' }

/** Returns filters and search from the address, which can be shared and reloaded. */
export function useMessageQuery(): MessageQuery {
  const { view, change } = useListView(whole)
  const { status, q, ...typed } = view
  return {
    filter: filterOf(status),
    search: q,
    typed,
    narrowing: {
      type: typed.type,
      budget: typed.budget,
      from: startOfDay(typed.from),
      before: startOfDay(typed.to, 1),
    },
    set: ({ filter, search, ...others }) =>
      change({
        ...others,
        ...(filter !== undefined && { status: filter === 'inbox' ? '' : filter }),
        ...(search !== undefined && { q: search }),
      }),
  }
}

const filterOf = (status: string): MessageKind => messageKinds.find((kind) => kind === status) ?? 'inbox'
