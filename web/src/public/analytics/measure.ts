declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Starts Google Analytics for an id `G-…`, once per page. */
export function measure(id: string) {
  if (window.dataLayer) return
  window.dataLayer = []
  // Google's tag reads the arguments object itself and ignores an array in its place.
  function tell(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer?.push(arguments)
  }
  tell('js', new Date())
  tell('config', id, { anonymize_ip: true })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}
