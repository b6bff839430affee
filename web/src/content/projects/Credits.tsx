import type { PublicProject } from '@studio/domain/content/publicContent'
import styled from 'styled-components'
import { color, font } from '../../theme/tokens'

/** A project's credit line: for whom it was made, and when; nothing where neither is known. */
export function Credits({ card: { client, year } }: { card: Pick<PublicProject, 'client' | 'year'> }) {
  const known = [client, year].filter(Boolean)
  return known.length > 0 && <Line>{known.join(' · ')}</Line>
}

const Line = styled.p`
  && {
    color: ${color.secondary};
    font: 600 calc(1.125rem * var(--nameSize)) / 1.3 ${font.display};
    font-variant-numeric: tabular-nums;
    text-transform: uppercase;
  }
`
