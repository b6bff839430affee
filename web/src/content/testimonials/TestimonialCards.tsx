import { rating } from '@studio/domain/limits'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useLanguage } from '../../i18n/useLanguage'
import { Skeleton } from '../../ui/screen/Skeleton'
import { LiveCards } from '../LiveCards'
import { testimonialData } from './data'
import { quoteOf } from './quoteOf'
import { type Quote, TestimonialCard } from './TestimonialCard'

const samples = ['creator', 'brand', 'podcast'] as const

/** Testimonials as a visitor sees them, live. */
export function TestimonialCards() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <LiveCards
      live={testimonialData.useAll()}
      words="testimonials"
      cardOf={(row) => quoteOf(row.id, row, language)}
      samples={sampleQuotes(t)}
      skeletons={3}
      CardSkeleton={CardSkeleton}
      pairsFrom="medium"
    >
      {(quote) => <TestimonialCard quote={quote} />}
    </LiveCards>
  )
}

/** The bundled samples, marked as such. */
const sampleQuotes = (t: TFunction): Quote[] =>
  samples.map((id) => ({
    id,
    ...t(`testimonials.samples.${id}`, { returnObjects: true }),
    avatarUrl: '',
    rating: rating.max,
    isSample: true,
  }))

const CardSkeleton = styled(Skeleton)`
  min-block-size: 15rem;
`
