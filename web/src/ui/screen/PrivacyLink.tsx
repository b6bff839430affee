import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/useLanguage'

/**
 * Leads to the privacy policy in the language that is read. Its address has none of its own: `hrefLang` has the page keep
 * the language as the choice first (public/load/early.ts).
 */
export function PrivacyLink({ children }: { children?: ReactNode }) {
  const { language } = useLanguage()
  return (
    <a href="/privacy" hrefLang={language}>
      {children}
    </a>
  )
}
