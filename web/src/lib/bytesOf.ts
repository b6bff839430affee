/**
 * Returns a loaded picture's size in bytes, or undefined if unknown. For other sites it uses only the browser's
 * measurement: most of them would reject a request from here.
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
