import { defaultOffer, offerOf } from '@studio/domain/offers/plans'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, radius, space } from '../../theme/tokens'
import { Badge } from '../../ui/status/Badge'
import { PriceSummary } from './PriceSummary'
import { useCurrentPrices } from './useCurrentOffer'

/** The prices that visitors see now, and where they come from. */
export function AppliedPrices() {
  const { t } = useTranslation('console')
  const list = useCurrentPrices()
  return (
    <Root aria-label={t('admin.prices.table.prices')}>
      <p>
        {list ? t('admin.prices.applies', { name: list.name }) : t('admin.prices.appliesDefault')}{' '}
        {!list && <Badge $tone="plain">{t('admin.prices.default')}</Badge>}
      </p>
      <PriceSummary offer={list ? offerOf(list) : defaultOffer} />
      <p>{t('admin.prices.rule')}</p>
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${space(1)};
  max-inline-size: 48rem;
  margin-block-end: ${space(3)};
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`
