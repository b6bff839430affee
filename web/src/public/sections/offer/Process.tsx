import { useTranslation } from 'react-i18next'
import styled, { keyframes } from 'styled-components'
import { inLanguage } from '../../../i18n/inLanguage'
import { breakpoint, color, font, radius, space } from '../../../theme/tokens'
import { useItems } from '../../data/useItems'
import { hasInteracted } from '../../frame/hasInteracted'
import { subhead } from '../../frame/headline'
import { Section } from '../../frame/Section'
import { useStepMarks } from './useStepMarks'

const steps = ['brief', 'material', 'edit', 'review', 'delivery'] as const

/**
 * The process from the first message to the files: five clips on two tracks of a vertical timeline, each with a mark
 * (useStepMarks.tsx).
 */
export function Process() {
  const { t } = useTranslation()
  const marks = useStepMarks()
  const items = useItems('steps', steps, (name) => ({
    title: t(`process.steps.${name}.title`),
    text: t(`process.steps.${name}.text`),
  }))
  return (
    <Section id="proceso" badge={t('process.badge')} title={t('process.title')}>
      <Steps>
        {items.map(({ id, name, texts, textLanguages }, index) => (
          <li key={id}>
            <Count aria-hidden dir="ltr">
              00:<b>{String(index + 1).padStart(2, '0')}</b>
            </Count>
            <h3 {...inLanguage(textLanguages.title)}>{texts.title}</h3>
            <p {...inLanguage(textLanguages.text)}>{texts.text}</p>
            {name && <Mark>{marks[name]}</Mark>}
          </li>
        ))}
      </Steps>
    </Section>
  )
}

const run = keyframes`
  from { transform: scaleY(0); }
`
const Count = styled.span`
  grid-area: count;
  color: ${color.inkSoft};
  font: 600 1.5rem/1 ${font.display};
  font-variant-numeric: tabular-nums;
  b {
    color: ${color.ink};
    font-weight: 800;
  }
`
/** The step's duration or result, as the page promises it. */
const Mark = styled.strong`
  grid-area: mark;
  justify-self: start;
  max-inline-size: 100%;
  margin-block-start: ${space(0.5)};
  color: ${color.secondary};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.35;
  text-wrap: balance;
  > span {
    display: inline-block;
    max-inline-size: 100%;
  }
`
/** If there are more steps than this, they are stacked. */
const mostOverlapping = 12
const overlapping = Array.from(
  { length: mostOverlapping },
  (_, at) => `li:nth-child(${at + 1}) { grid-row: ${at + 1} / span 2; }`,
).join('\n')
const Steps = styled.ol`
  --rail: 0.5rem;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding-inline-start: ${space(3)};
  /* The rail, and over it the part that was scrolled past. */
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
        ${hasInteracted} & {
          transform: none;
          animation: ${run} linear both;
          animation-timeline: view();
          animation-range: cover 35% cover 65%;
        }
      }
    }
  }
  li {
    position: relative;
    display: grid;
    grid-template: 'title count' auto 'text text' auto 'mark mark' auto / minmax(0, 1fr) auto;
    gap: 0 ${space(2)};
    align-items: baseline;
    padding: ${space(1)} ${space(2)} ${space(1.25)};
    border: 1px solid ${color.line};
    border-inline-start: 4px solid ${color.secondary};
    border-radius: ${radius.small};
    background: ${color.raised};
  }
  /* The start of a clip on the rail. */
  li::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block-start: 1.25rem;
    inset-inline-start: calc(var(--rail) - ${space(3)} - 9px);
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid ${color.accent};
    border-radius: 2px;
    background: ${color.ground};
  }
  h3 {
    grid-area: title;
    ${subhead(1.75)}
  }
  p {
    grid-area: text;
    margin-block-start: ${space(0.25)};
    color: ${color.inkSoft};
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  /* Two tracks: each clip begins halfway through the one across the rail, with its number beside it. */
  ${breakpoint.medium} {
    --rail: calc(50% - 1px);
    --far: ${space(4)};
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space(1)} calc(var(--far) * 2);
    padding: 0;
    li {
      padding: ${space(2)} ${space(3)};
    }
    ${overlapping}
    li:nth-child(odd) {
      grid-column: 1;
      border-inline: 1px solid ${color.line};
      border-inline-end: 4px solid ${color.secondary};
    }
    li:nth-child(even) {
      grid-column: 2;
      grid-template: 'count title' auto 'text text' auto 'mark mark' auto / auto minmax(0, 1fr);
    }
    li::before {
      inset-block-start: calc(50% - 6px);
    }
    li:nth-child(odd)::before {
      inset-inline: auto calc(0px - var(--far) - 10px);
    }
    li:nth-child(even)::before {
      inset-inline: calc(0px - var(--far) - 10px) auto;
    }
    h3 {
      ${subhead(2)}
    }
    ${Count} {
      font-size: 2.5rem;
    }
  }
`
