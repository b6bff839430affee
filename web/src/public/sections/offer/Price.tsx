import { inDisplayCurrency } from '@studio/domain/settings/displayCurrency'
import styled from 'styled-components'
import { formatApproximate, formatPrice } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { color, font } from '../../../theme/tokens'
import { useSettings } from '../../data/content'

/**
 * A price in the visitor's language, with its approximate value in the owner's display currency, if there is one. With
 * `isShort` it is only in dollars, where room is scarce.
 */
export function Price({ usd, isShort = false }: { usd: number; isShort?: boolean }) {
  const { language } = useLanguage()
  const shown = inDisplayCurrency(useSettings().currency, usd)
  return (
    <>
      <Amount dir="ltr">{formatPrice(language, usd)}</Amount>
      {shown && !isShort && (
        <>
          {' '}
          <Approximate dir="ltr">{formatApproximate(language, shown.amount, shown.code)}</Approximate>
        </>
      )}
    </>
  )
}

/* Left to right even in Arabic. Otherwise a line could break between 'US' and '$'. */
const Amount = styled.bdi`
  white-space: nowrap;
`
const Approximate = styled(Amount)`
  color: ${color.inkSoft};
  font: 400 0.875rem / 1.4 ${font.text};
`
