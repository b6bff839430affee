/** Boxes of an MP4 file that contain others on the way to those with dates. */
const containers = ['moov', 'trak', 'mdia']
/** Boxes that begin with the dates of creation and modification. */
const dated = ['mvhd', 'tkhd', 'mdhd']

/**
 * Sets the dates in an MP4 file's header to zero, in place. Without them, the same film gives the same bytes on every
 * device and day, so it is stored only once.
 */
export function withoutDates(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (size < 8 || at + size > bytes.length) return
    const content = bytes.subarray(at + 8, at + size)
    if (containers.includes(name)) withoutDates(content)
    // After a byte for the version and three for flags, two dates of four bytes, or of eight in version 1.
    else if (dated.includes(name)) content.fill(0, 4, content[0] === 1 ? 20 : 12)
    at += size
  }
}
