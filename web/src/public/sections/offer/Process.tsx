import { useTranslation } from 'react-i18next'
import styled, { keyframes } from 'styled-components'
import { breakpoint, color, font, radius, space } from '../../../theme/tokens'
import { subhead } from '../../frame/headline'
import { Section } from '../../frame/Section'

const steps = ['brief', 'material', 'edit', 'review', 'delivery'] as const

/** From the first message to the files: five clips on two tracks of one upright timeline. */
export function Process() {
  const { t } = useTranslation()
  return (
    <Section id="proceso" minute={4} badge={t('process.badge')} title={t('process.title')}>
      <Steps>
        {steps.map((step, index) => (
          <li key={step}>
            <Count dir="ltr">
              00:<b>{String(index + 1).padStart(2, '0')}</b>
            </Count>
            <Clip>
              <h3>{t(`process.steps.${step}.title`)}</h3>
              <p>{t(`process.steps.${step}.text`)}</p>
            </Clip>
          </li>
        ))}
      </Steps>
    </Section>
  )
}

const run = keyframes`
  from { transform: scaleY(0); }
`
const Clip = styled.div`
  padding: ${space(2)} ${space(3)} ${space(2.5)};
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${color.secondary};
  border-radius: ${radius.small};
  background: ${color.raised};
  h3 {
    margin-block-end: ${space(0.75)};
    ${subhead(2)}
  }
  p {
    color: ${color.inkSoft};
    text-wrap: pretty;
  }
`
const Count = styled.span`
  align-self: center;
  color: ${color.inkSoft};
  font: 600 1.5rem/1 ${font.display};
  font-variant-numeric: tabular-nums;
  b {
    color: ${color.ink};
    font-weight: 800;
  }
  ${breakpoint.medium} {
    font-size: 3.5rem;
  }
`
const Steps = styled.ol`
  --rail: 0.5rem;
  position: relative;
  display: grid;
  gap: ${space(3)};
  padding-inline-start: ${space(4)};
  /* The rail, and over it the part that has been read. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--rail);
    inline-size: 2px;
    background: ${color.line};
  }
  &::after {
    background: ${color.accent};
    transform: scaleY(0);
    transform-origin: top;
    @supports (animation-timeline: view()) {
      @media (prefers-reduced-motion: no-preference) {
        transform: none;
        animation: ${run} linear both;
        animation-timeline: view();
        animation-range: cover 35% cover 65%;
      }
    }
  }
  li {
    position: relative;
    display: grid;
    gap: ${space(1)};
  }
  li::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block-start: 0.25rem;
    inset-inline-start: calc(var(--rail) - ${space(4)} - 5px);
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid ${color.accent};
    border-radius: 2px;
    background: ${color.ground};
  }
  ${breakpoint.medium} {
    --rail: calc(50% - 1px);
    gap: ${space(2)};
    padding: 0;
    li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: ${space(10)};
    }
    li::before {
      inset-block-start: calc(50% - 6px);
      inset-inline-start: calc(50% - 6px);
    }
    li:nth-child(odd) ${Clip} {
      border-inline: 1px solid ${color.line};
      border-inline-end: 4px solid ${color.secondary};
    }
    /* The number is written from left to right, and stands beside the rail in every script. */
    li:nth-child(odd) ${Count} {
      order: 1;
      justify-self: start;
    }
    li:nth-child(even) ${Count} {
      justify-self: end;
    }
  }
`
