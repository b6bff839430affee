import { choosableIn } from './choosable'
import { groupParts } from './groupParts'
import { hasMarks } from './marks'
import { type FindSource, partReader, price, type ShownText } from './readParts'

export interface PartOptions {
  find: FindSource
  nameOf: (part: string) => string
  /** Called if a part is chosen, with the field of the text that was pressed. */
  onChoose: (part: string, field: string | undefined) => void
  onEscape: () => void
}

/** Delay after a change of the page before its parts are read again, in ms. Animations change it many times a second. */
const restMs = 60

/** Returns whether a change may have added or removed a text. A running clock or an animation does neither. */
const mayShowOthers = ({ type, target, addedNodes, removedNodes }: MutationRecord) =>
  type === 'characterData'
    ? mayBeText(target)
    : type === 'attributes' ||
      [...addedNodes, ...removedNodes].some((node) => node.nodeType !== Node.TEXT_NODE || mayBeText(node))
const mayBeText = (node: Node) => hasMarks(node.nodeValue ?? '') || price.test(node.nodeValue ?? '')

/** The events that the page itself would answer. */
const silenced = ['dblclick', 'change', 'input', 'pointerdown', 'touchstart'] as const
/** Events that would otherwise also follow a link, send a form, drag a picture, or move the focus to a control. */
const prevented = ['auxclick', 'submit', 'dragstart', 'mousedown', 'keyup'] as const

/**
 * Makes the parts of a page choosable, for as long as it is shown. Nothing else on the page reacts: links lead nowhere
 * and forms send nothing. Returns functions that mark a part as open, and that stop it.
 */
export function watchParts(page: Document, { find, nameOf, onChoose, onEscape }: PartOptions) {
  const { body } = page
  const read = partReader(body, find)
  const choose = choosableIn(body, nameOf)
  let open: string | undefined
  /** Set until the open part has been on the page once. */
  let mustShow = false
  let shown: readonly ShownText[] = []
  let waiting: ReturnType<typeof setTimeout> | undefined
  const update = () => {
    waiting = undefined
    shown = read()
    choose(groupParts(shown), open)
    observer.takeRecords()
    if (mustShow && open !== undefined) showPart(open)
  }
  const showPart = (part: string) => {
    const element = body.querySelector(`[data-part="${CSS.escape(part)}"]`)
    element?.scrollIntoView({ block: 'nearest' })
    mustShow = element === null
  }
  const updateSoon = () => {
    waiting ??= setTimeout(update, restMs)
  }
  const observer = new MutationObserver((changes) => {
    if (changes.some(mayShowOthers)) updateSoon()
  })
  observer.observe(body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-label', 'alt', 'title', 'placeholder', 'href', 'hidden', 'tabindex'],
  })
  const sizes = new ResizeObserver(updateSoon)
  sizes.observe(body)

  const chooseAt = (element: Element | null, target: Element) => {
    const part = element?.closest<HTMLElement>('[data-part]')
    if (!part?.dataset.part) return
    const texts = shown.filter((one) => one.part === part.dataset.part)
    const text =
      texts.find((one) => one.element.contains(target)) ??
      texts.find((one) => !one.isItem && part.contains(one.element))
    onChoose(part.dataset.part, text?.field)
  }
  const stop = new AbortController()
  const heard = { capture: true, signal: stop.signal }
  for (const name of silenced) page.addEventListener(name, (event) => event.stopPropagation(), heard)
  for (const name of prevented)
    page.addEventListener(
      name,
      (event) => {
        event.stopPropagation()
        event.preventDefault()
      },
      heard,
    )
  page.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopPropagation()
      const target = event.target as Element
      // A click without coordinates comes from a screen reader or a script.
      if (event.detail === 0) return chooseAt(target, target)
      // A card's link may cover the whole card.
      const under = page.elementsFromPoint(event.clientX, event.clientY)
      const text = under.find((one) => shown.some(({ element }) => element === one))
      chooseAt(under.find((one) => one.closest('[data-part]')) ?? target, text ?? target)
    },
    heard,
  )
  page.addEventListener(
    'keydown',
    (event) => {
      event.stopPropagation()
      if (event.key === 'Escape') onEscape()
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      const target = event.target as Element
      chooseAt(target, target)
    },
    heard,
  )
  updateSoon()
  return {
    setOpen: (part: string | undefined) => {
      open = part
      mustShow = true
      updateSoon()
    },
    stop: () => {
      stop.abort()
      observer.disconnect()
      sizes.disconnect()
      clearTimeout(waiting)
    },
  }
}
