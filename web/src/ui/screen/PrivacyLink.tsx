import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/useLanguage'

/**
 * Links to the privacy policy. Its address has no language, so `hrefLang` makes the page store the current one as the
 * visitor's choice first (public/load/earlyInput.ts).
 */
export function PrivacyLink({ children }: { children?: ReactNode }) {
  const { language } = useLanguage()
  return (
    <a href="/privacy" hrefLang={language}>
      {children}
    </a>
  )
}
