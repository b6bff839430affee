import type { ReactNode } from 'react'
import { privacyPathOf } from '../../i18n/language'
import { useLanguage } from '../../i18n/useLanguage'

/**
 * Links to the privacy policy. The Spanish address has no language, so `hrefLang` makes the page store the current one
 * as the visitor's choice first (public/load/earlyInput.ts).
 */
export function PrivacyLink({ children }: { children?: ReactNode }) {
  const { language } = useLanguage()
  return (
    <a href={privacyPathOf(language)} hrefLang={language}>
      {children}
    </a>
  )
}
