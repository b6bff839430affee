import type { LanguageCode } from '@studio/domain/languages'
import { storeLanguage } from '../../i18n/language'
import { toggleTheme } from '../../theme/mode'
import { firstInteraction } from './firstInteraction'

declare global {
  interface Window {
    /** Replays a visitor's input from before the page was interactive. Called once, when it is. */
    replayEarlyInput?: () => void
  }
}

/** Buttons that only work with React. Native controls (links, popovers) and the theme's button work without. */
const needsReact = 'button:not([popovertarget], [data-theme-toggle], [type=submit])'

/**
 * Runs inline in the page before anything is fetched. It permanently handles what needs no React: the theme's button,
 * the choice of a language, and links that close their menu. It also records presses and submitted forms until
 * `replayEarlyInput`, because React would lose them. `signal` stops it in tests.
 */
export function handleEarlyInput(signal?: AbortSignal) {
  const listening: AddEventListenerOptions = { capture: true, ...(signal && { signal }) }
  // Animations begin with the first interaction.
  void firstInteraction(signal).then(() => {
    document.documentElement.dataset.visited = ''
  })
  const early: (() => void)[] = []
  let isEarly = true
  window.replayEarlyInput = () => {
    isEarly = false
    for (const replay of early.splice(0)) replay()
  }
  const keep = (event: Event, replay: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    early.push(replay)
  }
  // Replays a submission as a press: React hydrates a pressed part at once, and only then handles the form.
  addEventListener('submit', (event: SubmitEvent) => isEarly && keep(event, () => event.submitter?.click()), listening)
  addEventListener(
    'click',
    (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : undefined
      const button = target?.closest<HTMLElement>(needsReact)
      if (isEarly && button) keep(event, () => button.click())
      if (target?.closest('[data-theme-toggle]')) toggleTheme()
      const link = target?.closest('a')
      if (link?.hash) for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
      // Only links to other languages have `hreflang`. The table of languages would be too large for this script.
      if (link?.hreflang) followIn(link.hreflang as LanguageCode, link.href, event)
    },
    listening,
  )
}

/** Stores the choice before opening the page, because the service worker, which may answer, needs to know it. */
function followIn(language: LanguageCode, address: string, event: MouseEvent) {
  const kept = storeLanguage(language)
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  void kept.then(() => location.assign(address))
}
