import type { ShownText } from './readParts'

const cardOf = (element: HTMLElement) =>
  element.closest<HTMLElement>('li, details') ?? element.closest<HTMLElement>('article, figure')

/**
 * Groups the page's texts into the elements that can be chosen. Texts of one part share an element, if it shows no
 * other part. An item gets its whole card; other texts in that card, such as a button's that all cards have, belong to
 * the item. Returns the part of each element.
 */
export function groupParts(shown: readonly ShownText[]): Map<HTMLElement, string> {
  const items = shown.filter(({ isItem }) => isItem)
  const chosen = chosenCards(items)
  const isChosen = ({ element }: ShownText) => ancestors(element).some((one) => chosen.has(one))
  const loose = items.filter((text) => !isChosen(text))
  for (const [element, part] of merged(loose, items)) chosen.set(element, part)
  const others = shown.filter((text) => !text.isItem && !isChosen(text))
  for (const [element, part] of merged(others, [...items, ...others])) chosen.set(element, part)
  return chosen
}

/** Returns each card with the item that has most of its texts: a testimonial's card may name a project. */
function chosenCards(items: readonly ShownText[]): Map<HTMLElement, string> {
  const counts = new Map<HTMLElement, Map<string, number>>()
  for (const { element, part } of items) {
    const card = cardOf(element)
    if (!card) continue
    const count = counts.get(card) ?? new Map<string, number>()
    counts.set(card, count.set(part, (count.get(part) ?? 0) + 1))
  }
  return new Map(
    [...counts].flatMap(([card, count]): [HTMLElement, string][] => {
      const [first, second] = [...count].sort(([, one], [, other]) => other - one)
      return first && first[1] > (second?.[1] ?? 0) ? [[card, first[0]]] : []
    }),
  )
}

/** Merges texts of the same part while their common ancestor shows no other part of `all`. */
function merged(texts: readonly ShownText[], all: readonly ShownText[]) {
  const partsIn = new Map<HTMLElement, Set<string>>()
  for (const { element, part } of all)
    for (const one of ancestors(element)) partsIn.set(one, (partsIn.get(one) ?? new Set()).add(part))
  const isAlone = (element: HTMLElement | null) => element !== null && partsIn.get(element)?.size === 1
  const groups: { element: HTMLElement; part: string }[] = []
  for (const { element, part } of texts) {
    const group = groups.findLast((one) => one.part === part)
    const common = group && commonAncestor(group.element, element)
    if (group && common && isAlone(common)) group.element = common
    else groups.push({ element, part })
  }
  return new Map(groups.map(({ element, part }) => [widened(element, isAlone), part]))
}

/** Returns the block around a part of a line, if it shows nothing else. */
function widened(element: HTMLElement, isAlone: (element: HTMLElement | null) => boolean) {
  const { parentElement } = element
  return parentElement && isAlone(parentElement) && getComputedStyle(element).display === 'inline'
    ? parentElement
    : element
}

function ancestors(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  const { body } = element.ownerDocument
  for (let one: HTMLElement | null = element; one && one !== body; one = one.parentElement) found.push(one)
  return found
}

function commonAncestor(one: HTMLElement, other: HTMLElement): HTMLElement | null {
  let common: HTMLElement | null = one
  while (common && !common.contains(other)) common = common.parentElement
  return common
}
