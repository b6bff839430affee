import { planIds } from '@studio/domain/offers/prices'
import { Check, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import { planDuration } from '../../../content/prices/planWords'
import { color, font, radius, space } from '../../../theme/tokens'
import { Hidden } from '../../../ui/Hidden'
import { QuoteLink } from '../../chat/QuoteLink'
import { useOffer } from '../../data/offer'
import { subhead } from '../../frame/headline'
import { Packs } from './Packs'
import { PlanPrice } from './PlanPrice'
import { Popular } from './Popular'
import { isIncluded, planCell, planRowIds } from './planRows'

/**
 * The three plans one at a time, for small screens, the recommended one first. They are radio buttons, which need no
 * script.
 */
export function PlanTabs() {
  const { t } = useTranslation()
  const { plans } = useOffer()
  return (
    <Root>
      <fieldset>
        <legend>
          <Hidden>{t('pricing.tabsLabel')}</Hidden>
        </legend>
        {plans.map(({ id, recommended }) => (
          <Tab key={id}>
            <input type="radio" name="plan" value={id} defaultChecked={recommended} />
            {t(`pricing.${id}.title`)}
          </Tab>
        ))}
      </fieldset>
      {plans.map((plan) => (
        <Plan key={plan.id} data-panel={plan.id} aria-label={t(`pricing.${plan.id}.title`)}>
          <div>
            <h3>
              {t(`pricing.${plan.id}.title`)} <small>{planDuration(t, plan)}</small>
            </h3>
            {plan.recommended && <Popular />}
            <p>{t(`pricing.${plan.id}.description`)}</p>
          </div>
          <PlanPrice plan={plan} />
          <ul>
            {planRowIds.map((row) => (
              <li key={row} data-lacks={!isIncluded(plan, row)}>
                {isIncluded(plan, row) ? <Check aria-hidden size={18} /> : <Minus aria-hidden size={18} />}
                <span>{t(`pricing.rows.${row}`)}</span>
                <b>{planCell(t, plan, row)}</b>
              </li>
            ))}
          </ul>
          {plan.packs.length > 0 && <Packs plans={[plan]} />}
          <QuoteLink plan={plan} />
        </Plan>
      ))}
    </Root>
  )
}

const Root = styled.div`
  fieldset {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 2px;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  ${planIds.map((id) => `&:has([value='${id}']:not(:checked)) > [data-panel='${id}'] { display: none; }`).join('')}
`
/** The plan selected by the price ruler keeps its mark, whichever tab is open. */
const Tab = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-block-size: 3rem;
  padding: 2px;
  border: 1px solid ${color.line};
  border-block-end: 0;
  border-start-start-radius: ${radius.small};
  border-start-end-radius: ${radius.small};
  color: ${color.inkSoft};
  font: 700 calc(1.25rem * var(--nameSize)) / 1.1 ${font.display};
  text-align: center;
  cursor: pointer;
  input {
    position: absolute;
    opacity: 0;
  }
  &:hover {
    color: ${color.secondary};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
  ${planIds.map(
    (id) => css`[data-lit='${id}'] &:has([value='${id}']) {
      border-block-start: 0.25rem solid ${color.secondary};
    }`,
  )}
  &:has(:focus-visible) {
    outline: 2px solid ${color.secondary};
    outline-offset: -4px;
  }
`
const Plan = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.25)};
  border: 1px solid ${color.line};
  border-block-start: 2px solid ${color.accent};
  background: ${color.raised};
  padding: ${space(2)} ${space(2)};
  h3 {
    ${subhead(2.125, 800)}
    small {
      color: ${color.secondary};
      display: inline-block;
      font: 600 1rem/1.2 ${font.text};
    }
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(0.5)} ${space(2)};
    align-items: center;
  }
  h3 ~ p {
    color: ${color.inkSoft};
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space(2)};
  }
  > ul > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space(1)};
    align-content: start;
    padding-block: ${space(0.375)};
    border-block-end: 1px solid ${color.line};
    font-size: 0.9375rem;
    line-height: 1.35;
    hyphens: auto;
    svg {
      margin-block-start: 0.125rem;
      color: ${color.good};
    }
    &[data-lacks='true'] svg {
      color: ${color.inkSoft};
    }
    span {
      color: ${color.inkSoft};
      font-size: 0.875rem;
    }
    b {
      grid-column: 1 / -1;
      font-weight: 500;
    }
  }
`
