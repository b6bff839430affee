const rows = 'tr[data-index], [data-row]'

/**
 * Where something stands in a list. Gives a question for later: what has the keyboard there now? The row itself, the one
 * that came in its place when it is gone, or the last; nothing where the list is gone too.
 */
export function listPlaceOf(element: Element | null): () => HTMLElement | undefined {
  const row = element?.closest<HTMLElement>(rows)
  const list = row?.parentElement
  if (!row || !list) return () => undefined
  const rowsNow = () => [...list.children].filter((child) => child.matches(rows))
  const at = rowsNow().indexOf(row)
  return () => {
    if (!list.isConnected) return undefined
    const now = rowsNow()
    const here = row.isConnected ? row : (now[at] ?? now.at(-1))
    return here && (headOf(here) ?? undefined)
  }
}

/** What opens a row, or else its name, or else the first thing to press in it. */
export const headOf = (row: Element) =>
  row.querySelector<HTMLElement>('th a') ??
  row.querySelector<HTMLElement>('th') ??
  row.querySelector<HTMLElement>('a, button:enabled')
