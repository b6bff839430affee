import { partsNaming } from '@studio/domain/content/page/partsNaming'
import { offerOf } from '@studio/domain/offers/plans'
import { defaultPrices, type Prices } from '@studio/domain/offers/prices'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { contentDataOf } from '../../content/data'
import { useContentName } from '../../i18n/useContentName'
import { color, radius, space } from '../../theme/tokens'
import { touchLink } from '../../theme/touchTargets'
import { possiblePrices } from './possiblePrices'

/** Links to the parts of the page that still name a number that the form has changed. */
export function NamingParts() {
  const { t, i18n } = useTranslation('console')
  const { formState } = useFormContext<Prices>()
  const prices = possiblePrices(useWatch<Prices>() as Prices)
  const nameOf = useContentName(offerOf(prices ?? defaultPrices))
  const live = contentDataOf.sections.useAll()
  if (!prices || live.status !== 'ready') return null
  const before = [defaultPrices, formState.defaultValues as Prices]
  const textOf = (key: string) => {
    const text: unknown = i18n.getResource(i18n.language, 'public', key)
    return Array.isArray(text) ? text.join('\n') : typeof text === 'string' ? text : ''
  }
  const ids = partsNaming(prices, before, live.rows, textOf)
  if (ids.length === 0) return null
  return (
    <Root role="status">
      {t('admin.prices.form.stillNamed')}
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <Link to={`/admin/page?kind=sections&edit=${id}`}>
              {nameOf('sections', live.rows.find((row) => row.id === id) ?? { id })}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  )
}

const Root = styled.div`
  grid-column: 1 / -1;
  padding: ${space(2)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
  }
  a {
    ${touchLink}
    overflow-wrap: anywhere;
  }
`
