import { deliveryUnits, isUnit, packPlaces, planIds, priceNames } from '@studio/domain/offers/prices'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ChoiceField } from '../../editor/fields/ChoiceField'
import { usePriceNames } from '../../i18n/usePriceNames'
import { breakpoint, color, radius, space } from '../../theme/tokens'
import { Hint } from '../../ui/form/Field'
import { NamingParts } from './NamingParts'
import { NumberField } from './NumberField'

const planNumbers = ['price', 'seconds', 'formats', 'revisions', 'stock_clips', 'delivery_from', 'delivery_to'] as const
const terms = priceNames.filter((name) => !/^(basic|intermediate|advanced|pack)_/.test(name))

/** All numbers of a price list: those of the plans side by side, then the packs, then the terms. */
export function PriceNumbers() {
  const { t } = useTranslation('console')
  const { line, plan, pack } = usePriceNames()
  return (
    <>
      <Group>
        <legend>{t('admin.prices.form.plans')}</legend>
        {planNumbers.map((number) => (
          <Row key={number}>
            <strong>{line(number)}</strong>
            {planIds.map((id) => (
              <NumberField key={id} name={`${id}_${number}`} label={plan(id)} />
            ))}
          </Row>
        ))}
        <Row $onPhone={2}>
          <strong>{line('delivery_unit')}</strong>
          {planIds.map((id) => (
            <ChoiceField key={id} name={`${id}_delivery_unit`} label={plan(id)} useOptions={useUnits} />
          ))}
        </Row>
      </Group>
      <Group>
        <legend>{t('admin.prices.form.packs')}</legend>
        <Hint>{t('admin.prices.form.packsHint')}</Hint>
        {packPlaces.map((at) => (
          <Row key={at} $columns={4} $onPhone={2}>
            <strong>{pack(at)}</strong>
            <NumberField name={`pack_${at}_quantity`} label={line('quantity')} />
            {planIds.map((id) => (
              <NumberField key={id} name={`pack_${at}_${id}`} label={plan(id)} />
            ))}
          </Row>
        ))}
      </Group>
      <Group>
        <legend>{t('admin.prices.form.terms')}</legend>
        <Terms>{terms.map((name) => !isUnit(name) && <NumberField key={name} name={name} label={line(name)} />)}</Terms>
      </Group>
      <NamingParts />
    </>
  )
}

function useUnits() {
  const { t } = useTranslation('console')
  return deliveryUnits.map((value) => ({ value, name: t(`admin.prices.form.${value}`) }))
}

const Group = styled.fieldset`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space(2)};
  min-inline-size: 0;
  margin: 0;
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  legend {
    padding-inline: ${space(0.75)};
    font-weight: 600;
  }
`
/** The name of a line is above its fields, so that long words fit on a phone. */
const Row = styled.div<{ $columns?: number; $onPhone?: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns = 3 }) => $columns}, minmax(0, 1fr));
  gap: ${space(0.75)} ${space(1)};
  align-items: start;
  ${breakpoint.phone} {
    grid-template-columns: repeat(${({ $onPhone = 3 }) => $onPhone}, minmax(0, 1fr));
  }
  /* The message about a number needs the whole width. */
  > strong,
  > :has([aria-invalid='true']) {
    grid-column: 1 / -1;
  }
  label {
    overflow: hidden;
    color: ${color.inkSoft};
    font-size: 0.875rem;
    font-weight: 500;
    text-overflow: ellipsis;
  }
`
const Terms = styled.div`
  display: grid;
  gap: ${space(2)};
  align-items: end;
  ${breakpoint.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
