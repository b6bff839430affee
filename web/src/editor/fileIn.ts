/**
 * Returns the file of a paste or drop, the first one of a kind if there are several; undefined if it contains text.
 * Spreadsheets, word processors and browsers add a picture of the copied text, but the field should get the text.
 */
export function fileIn(data: DataTransfer, kind: 'image' | 'video'): File | undefined {
  const files = [...data.files]
  if (hasText(data, files)) return undefined
  return files.find(({ type }) => type.startsWith(`${kind}/`)) ?? files[0]
}
/** Returns whether the data contains written text, not just a copied file's name or a dragged picture's address. */
function hasText(data: DataTransfer, files: readonly File[]): boolean {
  const names = [...files.map(({ name }) => name), ...linesOf(data.getData('text/uri-list'))]
  const words = linesOf(data.getData('text/plain') || wordsIn(data.getData('text/html')))
  return words.some((line) => !names.includes(line))
}

/** A copied picture also comes as HTML, but without words. */
const wordsIn = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent

const linesOf = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
