import type { MouseEvent, ReactNode } from 'react'
import { storeLanguage } from '../../i18n/language'
import { useLanguage } from '../../i18n/useLanguage'

/**
 * Leads to the privacy policy in the language that is read. Its address has none of its own: the language is kept as
 * the choice first, also for the service worker, which may have the policy in another.
 */
export function PrivacyLink({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const kept = storeLanguage(language)
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    void kept.then(() => location.assign(href))
  }
  return (
    <a href="/privacy" onClick={follow}>
      {children}
    </a>
  )
}
