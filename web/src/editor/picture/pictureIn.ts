/**
 * Returns the file that a paste or a drop brings for a picture; undefined if it brings text. Spreadsheets, word processors
 * and browsers add a picture of the text that was copied, and the text is what a field wants.
 */
export function pictureIn(data: DataTransfer): File | undefined {
  const files = [...data.files]
  if (hasText(data, files)) return undefined
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0]
}

/** Whether there is text that somebody wrote: neither the name of a copied file nor the address of a dragged picture. */
function hasText(data: DataTransfer, files: readonly File[]): boolean {
  const names = [...files.map(({ name }) => name), ...linesOf(data.getData('text/uri-list'))]
  const words = linesOf(data.getData('text/plain') || wordsIn(data.getData('text/html')))
  return words.some((line) => !names.includes(line))
}

/** A copied picture comes as HTML too, without words in it. */
const wordsIn = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent

const linesOf = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
