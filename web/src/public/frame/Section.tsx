import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { breakpoint, color, font, radius, space } from '../../theme/tokens'
import { drawnLate } from './drawnLate'
import { headline, spaced, subhead } from './headline'
import { Ruler } from './Ruler'

interface SectionProps {
  /** The anchor that links lead to. */
  id: keyof typeof heights
  /** The section's place on the page's timeline, in minutes. */
  minute: number
  badge: string
  title: string
  subtitle?: string
  /** `stack`: head above; `split`: head beside what belongs to it on wide screens. */
  layout?: 'stack' | 'split'
  isSunken?: boolean
  /** Stands under the head. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of the page: a clip on its timeline, a heading and what belongs under it. */
export function Section({
  id,
  minute,
  badge,
  title,
  subtitle,
  layout = 'stack',
  isSunken = false,
  aside,
  children,
}: SectionProps) {
  return (
    <Root id={id} aria-labelledby={`${id}-title`} data-sunken={isSunken || undefined}>
      <Inner>
        <Track>
          <Clip>{badge}</Clip>
          <Ruler />
          <Timecode aria-hidden dir="ltr">
            00:{String(minute).padStart(2, '0')}:00
          </Timecode>
        </Track>
        <Body $split={layout === 'split'}>
          <Head>
            <h2 id={`${id}-title`}>{title}</h2>
            {subtitle && <p>{subtitle}</p>}
            {aside}
          </Head>
          <div>{children}</div>
        </Body>
      </Inner>
    </Root>
  )
}

/** How tall each section is without its padding (see drawnLate). */
const heights = {
  showreel: [40, 45, 60],
  services: [79, 63, 48],
  portfolio: [203, 111, 111],
  proceso: [70, 54, 52],
  pricing: [135, 133, 107],
  payment: [66, 38, 30],
  testimonials: [121, 75, 52],
  faqs: [46, 42, 33],
  contact: [77, 69, 49],
} as const

const Root = styled.section`
  ${Object.entries(heights).map(([id, [small, medium, large]]) => css`&#${id} { ${drawnLate(small, medium, large)} }`)}
  padding-block: ${space(8)};
  &[data-sunken] {
    background: ${color.sunken};
  }
  ${breakpoint.large} {
    padding-block: ${space(12)};
  }
`
const Inner = styled.div`
  inline-size: min(76rem, 100% - 2.5rem);
  margin-inline: auto;
`
const Track = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1.5)};
  margin-block-end: ${space(3)};
`
const Clip = styled.p`
  padding: 0.25rem ${space(1.5)};
  border-inline-start: 3px solid ${color.secondary};
  border-radius: ${radius.small};
  background: ${color.secondarySoft};
  color: ${color.secondary};
  ${subhead(1.125, 600)}
  line-height: 1.3;
  ${spaced(0.04)}
  text-transform: uppercase;
`
const Timecode = styled.span`
  color: ${color.inkSoft};
  font: 500 1rem/1 ${font.text};
  font-variant-numeric: tabular-nums;
`
const Body = styled.div<{ $split: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  ${({ $split }) =>
    $split &&
    css`
      ${breakpoint.large} {
        grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
        gap: ${space(8)};
      }
    `}
`
const Head = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  max-inline-size: 46rem;
  h2 {
    ${headline(2.75, 6, 4.5)}
    ${spaced(-0.005)}
  }
  > p {
    color: ${color.inkSoft};
    font-size: 1.125rem;
    max-inline-size: 60ch;
    text-wrap: pretty;
  }
`
