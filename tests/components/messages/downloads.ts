import { onTestFinished, vi } from 'vitest'

/** A file as the page gives it to the browser to keep. */
interface Saved {
  name: string
  text: () => Promise<string>
}

/** Takes what the page would have the browser save, until the test ends. */
export function catchDownloads(): Saved[] {
  const files: Saved[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const answer = fetch(this.href)
    // Response.text() would take the byte order mark away.
    const text = async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await answer).arrayBuffer())
    files.push({ name: this.download, text })
  })
  onTestFinished(() => click.mockRestore())
  return files
}
