import { onTestFinished, vi } from 'vitest'

/** A file that the page offers for download. */
interface Saved {
  name: string
  text: () => Promise<string>
}

/** Catches downloads until the test ends. */
export function catchDownloads(): Saved[] {
  const files: Saved[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const answer = fetch(this.href)
    // Response.text() would drop the byte order mark.
    const text = async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await answer).arrayBuffer())
    files.push({ name: this.download, text })
  })
  onTestFinished(() => click.mockRestore())
  return files
}
