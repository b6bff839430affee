import { clockOf } from '@studio/domain/content/media/pieceLength'
import type { PublicProject } from '@studio/domain/content/publicContent'
import { Fragment } from 'react'
import styled from 'styled-components'
import { color, font } from '../../theme/tokens'

interface CreditsProps {
  card: Pick<PublicProject, 'client' | 'year' | 'format' | 'seconds'>
}

/** A project's credit line: client, year, ratio and length. Hidden if none is known. */
export function Credits({ card: { client, year, format, seconds } }: CreditsProps) {
  const figures = Object.entries({ year, format, length: clockOf(seconds) }).filter(([, figure]) => figure)
  if (!client && figures.length === 0) return null
  return (
    <Line>
      {client && <bdi>{client}</bdi>}
      {figures.map(([name, figure], at) => (
        <Fragment key={name}>
          {(client || at > 0) && <span> · </span>}
          <bdi dir="ltr">{figure}</bdi>
        </Fragment>
      ))}
    </Line>
  )
}

const Line = styled.p`
  && {
    color: ${color.secondary};
    font: 600 calc(1.125rem * var(--nameSize)) / 1.3 ${font.display};
    font-variant-numeric: tabular-nums;
    text-transform: uppercase;
  }
`
