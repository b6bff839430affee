import { type LanguageCode, languageCodes, languageOf } from '@studio/domain/languages'
import { flushSync } from 'react-dom'
import { useLanguage } from '../../i18n/useLanguage'
import { isMac } from '../../lib/isMac'
import { useShortcut } from '../../ui/keyboard/useShortcut'

/**
 * Alt with an arrow key opens the next language on that side, from anywhere in the form. The focus moves to the same
 * field in that language. On a Mac these keys move by a word inside a text, so there they only work outside text
 * fields.
 */
export function useTabKeys(tab: LanguageCode, onTab: (code: LanguageCode) => void, isEnabled: boolean) {
  const { language } = useLanguage()
  useShortcut(
    'language',
    (event) => {
      const isForward = (event.key === 'ArrowRight') === (languageOf(language).dir === 'ltr')
      const code = languageCodes[languageCodes.indexOf(tab) + (isForward ? 1 : -1)]
      if (!code) return
      const field = document.activeElement?.getAttribute('name') ?? ''
      const isTab = document.activeElement?.getAttribute('role') === 'tab'
      flushSync(() => onTab(code))
      const same = field.endsWith(`_${tab}`) ? `[name="${field.slice(0, -tab.length)}${code}"]` : undefined
      const next = isTab ? `[role=tab][data-code=${code}]` : same
      if (next) document.querySelector<HTMLElement>(next)?.focus()
    },
    isEnabled,
    ({ target }) => isMac && target instanceof HTMLElement && target.matches('input, textarea'),
  )
}
