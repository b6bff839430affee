import type { LanguageCode } from '@studio/domain/languages'
import { storeLanguage } from '../../i18n/language'
import { toggleTheme } from '../../theme/mode'
import { firstInteraction } from './firstInteraction'

declare global {
  interface Window {
    /** Repeats the clicks that came before the page was interactive. Called once it is. */
    replayEarlyInput?: () => void
  }
}

/** Buttons that do nothing without React: films, plans, the form. Links, popovers and questions work by themselves. */
const needsReact = 'button:not([popovertarget], [data-theme-toggle])'

/**
 * Runs inline in the page, before anything is fetched. Handles what needs a line of script and no React: the theme's
 * button, the choice of a language, and links that close the menu around them. Holds clicks on buttons that need React
 * until `replayEarlyInput`. Enter in a form counts as a click on its button. `signal` ends it, in tests.
 */
export function handleEarlyInput(signal?: AbortSignal) {
  const listening: AddEventListenerOptions = { capture: true, ...(signal && { signal }) }
  // Motion begins only with a visitor's first interaction.
  void firstInteraction(signal).then(() => {
    document.documentElement.dataset.visited = ''
  })
  const early: HTMLElement[] = []
  let isEarly = true
  window.replayEarlyInput = () => {
    isEarly = false
    for (const button of early.splice(0)) button.click()
  }
  addEventListener(
    'click',
    (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : undefined
      const button = target?.closest<HTMLElement>(needsReact)
      if (isEarly && button) {
        event.preventDefault()
        event.stopImmediatePropagation()
        early.push(button)
      }
      if (target?.closest('[data-theme-toggle]')) toggleTheme()
      const link = target?.closest('a')
      if (link?.hash) for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
      // Only links to other languages have `hreflang`. The table of languages would be too large for this script.
      if (link?.hreflang) followIn(link.hreflang as LanguageCode, link.href, event)
    },
    listening,
  )
}

/** Stores the choice before opening its page: the service worker, which may answer, has to know it. */
function followIn(language: LanguageCode, address: string, event: MouseEvent) {
  const kept = storeLanguage(language)
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  void kept.then(() => location.assign(address))
}
