import html from '../../../web/index.html?raw'

/** Where the faces' files are served, by the address that the page has for them. */
const files = Object.entries(
  import.meta.glob<string>('../../../web/src/theme/fonts/*.woff2', { query: '?url', import: 'default', eager: true }),
).map(([file, url]) => [file.replace('../../../web/', './'), url] as const)

/** The site's own faces, which its page declares: without them words are wider, and what fits does not. */
const faces = (html.match(/@font-face \{[^}]*\}/g) ?? [])
  .filter((face) => face.includes('woff2'))
  .join('\n')
  .replaceAll(/font-display: \w+/g, 'font-display: block')

const marker = 'site-faces'

/**
 * Draws all that follows in the site's faces; resolves once they are there. The site begins in stand-ins and changes when
 * they come; here they are waited for, so that nothing is measured in stand-ins. Files share a page, which needs them
 * once.
 */
export async function loadFaces() {
  if (document.getElementById(marker)) return
  const style = document.createElement('style')
  style.id = marker
  style.textContent = files.reduce((text, [file, url]) => text.replace(file, url), faces)
  document.head.append(style)
  await Promise.all([...document.fonts].map((face) => face.load()))
}
