import { __PRIVATE__ } from 'styled-components'

declare global {
  interface Window {
    /** Resolves once the styles of the prerendered page's lower part are there, or cannot be had (inlineScripts.ts). */
    laterStyles?: Promise<unknown>
  }
}

/**
 * The styles of a prerendered page stay where they are. styled-components would read them from marks in the page (2 KB after
 * brotli), take them out and write each rule again: work for nothing that grows with the page. Here it learns the
 * names that are there, and writes only what is new; what is new comes after, so a style that extends another must not
 * be rendered while the extended one changes (all that extend have one look).
 */
export async function adoptPrerenderedStyles() {
  await window.laterStyles
  const [now, later] = [rulesOf('prerendered'), rulesOf('prerendered-later')]
  const prerendered = new Set([...now, ...later].flatMap(namesIn))
  // What the islands wait for did not come: from here on styled-components writes it.
  if (later.length === 0) now[0]?.parentStyleSheet?.insertRule('[data-island]{content-visibility:visible}', now.length)
  const { mainSheet } = __PRIVATE__
  const isKnown = mainSheet.hasNameForId.bind(mainSheet)
  mainSheet.hasNameForId = (id, name) => prerendered.has(name) || id.startsWith('sc-global') || isKnown(id, name)
}

/** The rules of an element's style sheet; a sheet that could not be loaded refuses to be read. */
function rulesOf(id: string): CSSRule[] {
  const element = document.getElementById(id) as HTMLStyleElement | HTMLLinkElement | null
  try {
    return [...(element?.sheet?.cssRules ?? [])]
  } catch {
    return []
  }
}

/** The class names that a rule is for, or the name of an animation. */
function namesIn(rule: CSSRule): string[] {
  if (rule instanceof CSSKeyframesRule) return [rule.name]
  return rule instanceof CSSStyleRule
    ? [...rule.selectorText.matchAll(/\.([A-Za-z-]+)/g)].map(([, name = '']) => name)
    : []
}
