import { type PlanId, plans } from '@studio/domain/offers/plans'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, font, space } from '../../../theme/tokens'
import { Tabs } from '../../../ui/form/Tabs'
import { QuoteLink } from '../../chat/QuoteLink'
import { subhead } from '../../frame/headline'
import { Packs } from './Packs'
import { PlanPrice } from './PlanPrice'
import { Popular } from './Popular'
import { planCell, planRowIds } from './planRows'

/** The three plans one at a time, for small screens; the recommended one first. */
export function PlanTabs() {
  const { t } = useTranslation()
  const [active, setActive] = useState<PlanId>('intermediate')
  return (
    <Tabs
      label={t('pricing.tabsLabel')}
      tabs={plans.map(({ id }) => ({ id, name: t(`pricing.${id}.title`) }))}
      active={active}
      onChange={setActive}
    >
      {(shown) =>
        plans
          .filter(({ id }) => id === shown)
          .map((plan) => (
            <Plan key={plan.id}>
              <div>
                {plan.recommended && <Popular />}
                <h3>
                  {t(`pricing.${plan.id}.title`)} <small>{t(`pricing.${plan.id}.duration`)}</small>
                </h3>
                <p>{t(`pricing.${plan.id}.description`)}</p>
              </div>
              <PlanPrice plan={plan} />
              <ul>
                {planRowIds.map((row) => (
                  <li key={row}>
                    <Check aria-hidden size={18} />
                    <span>{t(`pricing.rows.${row}`)}</span>
                    <b>{planCell(t, plan, row)}</b>
                  </li>
                ))}
              </ul>
              <Packs plans={[plan]} />
              <QuoteLink plan={plan.id} isHot={plan.recommended} />
            </Plan>
          ))
      }
    </Tabs>
  )
}

const Plan = styled.div`
  display: grid;
  gap: ${space(2.5)};
  padding: ${space(3)} ${space(2.5)};
  h3 {
    ${subhead(2.5, 800)}
    small {
      color: ${color.secondary};
      font: 600 1rem/1.2 ${font.text};
      white-space: nowrap;
    }
  }
  h3 + p {
    margin-block-start: ${space(0.5)};
    color: ${color.inkSoft};
  }
  > ul > li {
    display: grid;
    grid-template-columns: auto minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space(1)};
    padding-block: ${space(1)};
    border-block-end: 1px solid ${color.line};
    hyphens: auto;
    svg {
      margin-block-start: 0.25rem;
      color: ${color.good};
    }
    span {
      color: ${color.inkSoft};
    }
    b {
      font-weight: 500;
    }
  }
`
