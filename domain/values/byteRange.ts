/** A part of a file: its first and last byte. */
export interface ByteRange {
  from: number
  to: number
}

/**
 * Returns the part of a file that a `Range` header asks for. Undefined, which means the whole file, for no header, one of
 * another form, and one beyond the file: HTTP allows to ignore the header.
 */
export function rangeIn(header: string | undefined, bytes: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(bytes - Number(last), 0) : Number(first)
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return from <= to ? { from, to } : undefined
}
