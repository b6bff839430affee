import { Star } from 'lucide-react'
import styled from 'styled-components'
import { color } from '../../theme/tokens'

/** A rating of 1 to 5 as stars; `label` is the rating as text. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <Row role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden size={18} fill={star <= rating ? 'currentColor' : 'none'} />
      ))}
    </Row>
  )
}

const Row = styled.span`
  display: inline-flex;
  gap: 2px;
  vertical-align: middle;
  color: ${color.accent};
`
