/** The attributes that make an element a part that can be chosen. */
const own = ['data-part', 'tabindex', 'role', 'aria-label', 'aria-pressed'] as const

/** The page's own controls, which do nothing in the console. */
const controls = 'a, button, input, select, textarea, summary, video, [tabindex]'

/**
 * Returns a function that makes some elements choosable with pointer and keyboard, and turns off all other controls of
 * the page. Elements that were choosable before get their own attributes back.
 */
export function choosableIn(body: HTMLElement, nameOf: (part: string) => string) {
  const before = new Map<HTMLElement, (string | null)[]>()
  return (parts: ReadonlyMap<HTMLElement, string>, open: string | undefined) => {
    for (const [element, values] of before) {
      if (parts.has(element)) continue
      setAttributes(element, values)
      before.delete(element)
    }
    for (const [element, part] of parts) {
      if (!before.has(element))
        before.set(
          element,
          own.map((name) => element.getAttribute(name)),
        )
      const values = [part, '0', 'button', nameOf(part), String(part === open)]
      setAttributes(element, values)
    }
    for (const control of body.querySelectorAll<HTMLElement>(controls))
      if (!parts.has(control)) setAttribute(control, 'tabindex', '-1')
    // Only one question is open at a time on the page; here all can be edited.
    for (const details of body.querySelectorAll('details')) {
      details.removeAttribute('name')
      details.open = true
    }
  }
}

const setAttributes = (element: Element, values: readonly (string | null)[]) => {
  for (const [at, name] of own.entries()) setAttribute(element, name, values[at] ?? null)
}

/** Writes only differences, because each write is observed. */
function setAttribute(element: Element, name: string, value: string | null) {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
