/**
 * How many bytes a picture that the page has loaded has, or undefined where nobody says. Of another site only what the
 * browser has measured is asked: a request of our own would be refused by most of them.
 */
export async function bytesOf(url: string): Promise<number | undefined> {
  const [, packed] = url.startsWith('data:') ? url.split(';base64,') : []
  if (packed !== undefined) return Math.floor((packed.replace(/=+$/, '').length * 3) / 4)
  const [measured] = performance.getEntriesByName(url, 'resource')
  if (measured instanceof PerformanceResourceTiming && measured.encodedBodySize > 0) return measured.encodedBodySize
  if (new URL(url, location.href).origin !== location.origin) return undefined
  try {
    const { headers } = await fetch(url, { method: 'HEAD' })
    return Number(headers.get('content-length')) || undefined
  } catch {
    return undefined
  }
}
