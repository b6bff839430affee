import { hasMarks, readMarks } from './marks'

/** The document or settings group that a text belongs to. */
export interface Source {
  /** The name of the document or group, as 'projects/<id>'. */
  part: string
  /** The form's field that holds the text. */
  field?: string | undefined
  /** True for one of several similar items, which is chosen as a whole, such as a project's card. */
  isItem: boolean
}

/**
 * Finds the source of a text by its mark, if it has one; undefined if the console cannot edit that text. `attribute` is
 * the element's attribute that had the mark.
 */
export type FindSource = (mark: string | undefined, text: string, attribute?: string) => Source | undefined

/** A text of the page, and the element that shows it. */
export interface ShownText extends Source {
  element: HTMLElement
}

const markedAttributes = ['aria-label', 'alt', 'title', 'placeholder', 'href'] as const
const withAttributes = markedAttributes.map((name) => `[${name}]`).join()

/** A price, or any number with a currency. Only prices have no marks. */
export const price = /\p{Sc}\s?\d|\d\s?\p{Sc}|\b[A-Z]{3}\s\d|\d\s[A-Z]{3}\b/u

interface Known {
  text: string
  source: Source | undefined
}

/** Returns a function that strips all new marks in a page and returns the texts that it shows, in order. */
export function partReader(body: HTMLElement, find: FindSource): () => ShownText[] {
  const known = new WeakMap<Node, Known>()
  const lastOf = (sources: readonly string[], text: string, attribute?: string) =>
    sources.map((source) => find(source, text, attribute)).findLast((source) => source !== undefined)

  const ofText = (node: Text): Source | undefined => {
    if (hasMarks(node.data)) {
      const { text, sources } = readMarks(node.data)
      node.data = text
      known.set(node, { text, source: lastOf(sources, text) })
    }
    const told = known.get(node)
    if (told?.text === node.data) return told.source
    return find(undefined, node.data)
  }
  const ofAttributes = (element: Element): Source | undefined => {
    for (const name of markedAttributes) {
      const value = element.getAttribute(name)
      if (value === null || !hasMarks(value)) continue
      const { text, sources } = readMarks(value)
      element.setAttribute(name, text)
      // The label of a whole area would make the area one part.
      if (element.childElementCount === 0 || name === 'href')
        known.set(element, { text, source: lastOf(sources, text, name) })
    }
    return known.get(element)?.source
  }
  return () => {
    const shown: ShownText[] = []
    const note = (element: HTMLElement | null, source: Source | undefined) => {
      if (element && source && isSeen(element)) shown.push({ ...source, element })
    }
    for (const element of body.querySelectorAll<HTMLElement>(withAttributes)) note(element, ofAttributes(element))
    const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) note(walker.currentNode.parentElement, ofText(walker.currentNode as Text))
    return shown.sort(({ element: one }, { element: other }) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
  }
}

/** Returns whether someone can see an element. Texts for screen readers only are one pixel large. */
function isSeen(element: HTMLElement) {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && !element.closest('[aria-hidden=true]')
}
