import html from '../../../web/index.html?raw'

/** The addresses that serve the font files, by their address in the page. */
const files = Object.entries(
  import.meta.glob<string>('../../../web/src/theme/fonts/*.woff2', { query: '?url', import: 'default', eager: true }),
).map(([file, url]) => [file.replace('../../../web/', './'), url] as const)

/** The site's own font faces from its page; fallback fonts are wider. */
const faces = (html.match(/@font-face \{[^}]*\}/g) ?? [])
  .filter((face) => face.includes('woff2'))
  .join('\n')
  .replaceAll(/font-display: \w+/g, 'font-display: block')

const marker = 'site-faces'

/**
 * Loads the site's fonts and waits for them, so that nothing is measured in fallback fonts. The site itself starts with
 * fallbacks. Files share a page, which needs them once.
 */
export async function loadFaces() {
  if (document.getElementById(marker)) return
  const style = document.createElement('style')
  style.id = marker
  style.textContent = files.reduce((text, [file, url]) => text.replace(file, url), faces)
  document.head.append(style)
  await Promise.all([...document.fonts].map((face) => face.load()))
}

/** Takes the site's fonts away, as if they were still loading. Returns the function that restores them. */
export function withoutFaces() {
  const style = document.getElementById(marker)
  const loaded = style?.textContent ?? ''
  if (style) style.textContent = ''
  return () => {
    if (style) style.textContent = loaded
  }
}
