import styled from 'styled-components'
import { formatPrice } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'

/** A price in the visitor's language, left to right even in Arabic. */
export function Price({ usd }: { usd: number }) {
  const { language } = useLanguage()
  return <Amount dir="ltr">{formatPrice(language, usd)}</Amount>
}

/* Otherwise a line could break between 'US' and '$'. */
const Amount = styled.bdi`
  white-space: nowrap;
`
