import { formatPrice } from '../i18n/format'
import { useLanguage } from '../i18n/useLanguage'

/** A price in the visitor's language, read from left to right also in Arabic. */
export function Price({ usd }: { usd: number }) {
  const { language } = useLanguage()
  return <bdi dir="ltr">{formatPrice(language, usd)}</bdi>
}
