import styled from 'styled-components'
import { formatPrice } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'

/** A price in the visitor's language, read from left to right also in Arabic. */
export function Price({ usd }: { usd: number }) {
  const { language } = useLanguage()
  return <Amount dir="ltr">{formatPrice(language, usd)}</Amount>
}

/* A line may otherwise end between 'US' and '$'. */
const Amount = styled.bdi`
  white-space: nowrap;
`
