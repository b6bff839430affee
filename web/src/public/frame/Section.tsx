import { createContext, type ReactNode, useContext } from 'react'
import styled, { css } from 'styled-components'
import { breakpoint, color, font, radius, space } from '../../theme/tokens'
import { headline, spaced, subhead } from './headline'
import { lateLayout } from './lateLayout'
import { Ruler } from './Ruler'
import type { SectionId } from './sections'

/** The section's position on the page's timeline, in minutes. The page provides it, because it knows the order. */
export const MinuteContext = createContext(0)

interface SectionProps {
  /** The anchor that links lead to. */
  id: SectionId
  badge: string
  title: string
  subtitle?: string
  /**
   * Layout on wide screens. `stack`: the head on top; `row`: on top, with the subtitle beside the title; `split`:
   * beside the content.
   */
  layout?: 'stack' | 'row' | 'split'
  ground?: 'plain' | 'sunken' | 'secondary'
  /** Content under the head. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of the page, styled as a clip on its timeline: a heading and its content. */
export function Section({
  id,
  badge,
  title,
  subtitle,
  layout = 'stack',
  ground = 'plain',
  aside,
  children,
}: SectionProps) {
  const minute = useContext(MinuteContext)
  return (
    <Root id={id} aria-labelledby={`${id}-title`} data-ground={ground}>
      <Inner>
        <Track>
          <Clip>{badge}</Clip>
          <Ruler />
          <Timecode aria-hidden dir="ltr">
            {`00:${String(minute).padStart(2, '0')}:00`}
          </Timecode>
        </Track>
        <Body $layout={layout}>
          <Head $layout={layout}>
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

const Root = styled.section`
  ${lateLayout}
  container-type: inline-size;
  padding-block: ${space(3)};
  &[data-ground='sunken'] {
    background: ${color.sunken};
  }
  &[data-ground='secondary'] {
    background: ${color.secondarySoft};
  }
  ${breakpoint.large} {
    padding-block: ${space(6.25)};
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
  margin-block-end: ${space(1)};
  ${breakpoint.large} {
    margin-block-end: ${space(2)};
  }
`
const Clip = styled.p`
  padding: 0 ${space(1.25)};
  ${breakpoint.medium} {
    padding: 0.25rem ${space(1.5)};
  }
  border-inline-start: 3px solid ${color.secondary};
  border-radius: ${radius.small};
  background: ${color.secondarySoft};
  color: ${color.secondary};
  ${subhead(1.125, 600)}
  line-height: 1.3;
  ${spaced(0.04)}
  text-transform: uppercase;
  overflow-wrap: anywhere;
`
const Timecode = styled.span`
  color: ${color.inkSoft};
  font: 500 1rem/1 ${font.text};
  font-variant-numeric: tabular-nums;
`
interface Laid {
  $layout: NonNullable<SectionProps['layout']>
}
const Body = styled.div<Laid>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  ${breakpoint.large} {
    gap: ${space(4)};
  }
  ${({ $layout }) =>
    $layout === 'split' &&
    css`
      ${breakpoint.large} {
        grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
        gap: ${space(8)};
      }
    `}
`
const Head = styled.div<Laid>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.25)};
  align-content: start;
  ${breakpoint.large} {
    gap: ${space(2)};
  }
  max-inline-size: 64rem;
  h2 {
    ${headline(2.5, 6, 4.25)}
    ${spaced(-0.005)}
  }
  > p {
    color: ${color.inkSoft};
    max-inline-size: 60ch;
    ${breakpoint.large} {
      font-size: 1.125rem;
    }
  }
  ${({ $layout }) =>
    $layout === 'row' &&
    css`
      ${breakpoint.large} {
        grid-template-columns: minmax(0, 9fr) minmax(0, 4fr);
        gap: ${space(6)};
        align-items: end;
        max-inline-size: none;
      }
    `}
`
