/** A box of an MP4 file. */
interface Box {
  name: string
  content: Uint8Array<ArrayBuffer>
}

/** Returns the boxes in some bytes of an MP4 file. */
export function boxesIn(bytes: Uint8Array<ArrayBuffer>): Box[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at) || bytes.length - at
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    boxes.push({ name, content: bytes.subarray(at + 8, at + size) })
    at += size
  }
  return boxes
}

/** Returns the bytes of boxes. */
export function bytesOf(boxes: readonly Box[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(boxes.reduce((sum, { content }) => sum + content.length + 8, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const { name, content } of boxes) {
    view.setUint32(at, content.length + 8)
    for (const [index, letter] of [...name].entries()) view.setUint8(at + 4 + index, letter.charCodeAt(0))
    bytes.set(content, at + 8)
    at += content.length + 8
  }
  return bytes
}

/** Returns the boxes with all boxes of one name replaced. */
export const replaceBoxes = (boxes: readonly Box[], name: string, by: (box: Box) => readonly Box[]) =>
  boxes.flatMap((box) => (box.name === name ? by(box) : [box]))

/** Returns a film whose tracks are replaced: `by` receives each track's box. */
export async function withTracks(film: Blob, by: (track: Box) => readonly Box[]): Promise<File> {
  const boxes = boxesIn(new Uint8Array(await film.arrayBuffer()))
  const changed = replaceBoxes(boxes, 'moov', ({ name, content }) => [
    { name, content: bytesOf(replaceBoxes(boxesIn(content), 'trak', by)) },
  ])
  return new File([bytesOf(changed)], 'film.mp4', { type: 'video/mp4' })
}

/** Returns a track with an edit list that begins at a time of its media, which may be negative. */
export function withEdit({ name, content }: Box, begin: number): Box {
  const list = new Uint8Array(20)
  const view = new DataView(list.buffer)
  view.setUint32(4, 1)
  view.setUint32(8, 10_000_000)
  view.setInt32(12, begin)
  view.setUint16(16, 1)
  const edits = { name: 'edts', content: bytesOf([{ name: 'elst', content: list }]) }
  const others = boxesIn(content).filter((box) => box.name !== 'edts')
  return { name, content: bytesOf([...others.slice(0, 1), edits, ...others.slice(1)]) }
}
