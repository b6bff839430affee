/** Scrolls a row sideways until one of its items is centred. The page itself does not scroll. */
export function scrollIntoRow(part: HTMLElement | null) {
  const row = part?.parentElement
  if (!row || !part) return
  const beside = part.getBoundingClientRect().left - row.getBoundingClientRect().left
  row.scrollLeft += beside - (row.clientWidth - part.offsetWidth) / 2
}
