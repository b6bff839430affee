import type { LanguageCode } from '@studio/domain/languages'
import { storeLanguage } from '../../i18n/language'
import { toggleTheme } from '../../theme/mode'
import { firstInteraction } from './firstInteraction'

declare global {
  interface Window {
    /** Gives back what a visitor did before the page was interactive; called once, when it is. */
    replayEarlyInput?: () => void
  }
}

/** What React answers. Native controls (links, popovers, the theme's button) need nobody. */
const needsReact = 'button:not([popovertarget], [data-theme-toggle], [type=submit])'

/**
 * Stands in the page itself and runs before anything is fetched. It does for good what needs a line of script and no
 * React: the theme's button, the choice of a language, links that close the menu they are in. And it keeps presses and
 * sent forms that come before React, which would lose them, until `replayEarlyInput`. `signal` ends it, in tests.
 */
export function listenEarly(signal?: AbortSignal) {
  const listening: AddEventListenerOptions = { capture: true, ...(signal && { signal }) }
  // What moves by itself begins only then.
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
  // Pressed again, and not sent: React hydrates what is pressed at once, and only then the form is its own.
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
      // Only links to the page's other languages have it; the table of languages would weigh more than all else here.
      if (link?.hreflang) followIn(link.hreflang as LanguageCode, link.href, event)
    },
    listening,
  )
}

/** The choice is kept before its page is opened: the service worker, which may answer, has to know it. */
function followIn(language: LanguageCode, address: string, event: MouseEvent) {
  const kept = storeLanguage(language)
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  void kept.then(() => location.assign(address))
}
