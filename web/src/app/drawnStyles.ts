import { __PRIVATE__ } from 'styled-components'

/**
 * The styles of a drawn page stay where they are. styled-components would read them from marks in the page (2 KB after
 * brotli), take them out and write each rule again: work for nothing that grows with the page. Here it learns the
 * names that are there, and writes only what is new; what is new comes after, so a style that extends another must not
 * be drawn while the extended one changes (all that extend have one look).
 */
export function takeDrawnStyles() {
  const css = document.getElementById('drawn')?.textContent
  if (!css) return
  const drawn = new Set([...css.matchAll(/(?:\.|@keyframes )([A-Za-z-]+)/g)].map(([, name]) => name))
  const { mainSheet } = __PRIVATE__
  const isKnown = mainSheet.hasNameForId.bind(mainSheet)
  mainSheet.hasNameForId = (id, name) => drawn.has(name) || id.startsWith('sc-global') || isKnown(id, name)
}
