const rows = 'tr[data-index], [data-row]'

/**
 * Remembers an element's place in a list. Returns a function that returns what to focus there now: the row's own link,
 * or that of the row that replaced it, or of the last row. Undefined if the list is gone.
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

/** Returns the link that opens a row, or else its name, or else the first thing to press in it. */
export const headOf = (row: Element) =>
  row.querySelector<HTMLElement>('th a') ??
  row.querySelector<HTMLElement>('th') ??
  row.querySelector<HTMLElement>('a, button:enabled')
