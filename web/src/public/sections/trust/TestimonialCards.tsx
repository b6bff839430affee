import { rating } from '@studio/domain/limits'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type Quote, TestimonialCard } from '../../../content/testimonials/TestimonialCard'
import { Skeleton } from '../../../ui/screen/Skeleton'
import { ContentCards } from '../ContentCards'

const samples = ['creator', 'brand', 'podcast'] as const

/** Testimonials as a visitor sees them. */
export function TestimonialCards() {
  const { t } = useTranslation()
  return (
    <ContentCards
      list="testimonials"
      cards={({ testimonials }) => testimonials}
      samples={sampleQuotes(t)}
      skeletons={3}
      CardSkeleton={CardSkeleton}
      pairsFrom="medium"
    >
      {(quote) => <TestimonialCard quote={quote} />}
    </ContentCards>
  )
}

/** The bundled samples, marked as such. */
const sampleQuotes = (t: TFunction): Quote[] =>
  samples.map((id) => ({
    id,
    ...t(`testimonials.samples.${id}`, { returnObjects: true }),
    avatarUrl: '',
    rating: rating.max,
    projectId: '',
    isSample: true,
  }))

const CardSkeleton = styled(Skeleton)`
  min-block-size: 15rem;
`
