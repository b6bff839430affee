import { rating } from '@studio/domain/limits'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type Quote, TestimonialCard } from '../../../content/testimonials/TestimonialCard'
import { Skeleton } from '../../../ui/screen/Skeleton'
import { useContent } from '../../data/content'
import { hiddenWithoutScript } from '../../frame/hiddenWithoutScript'
import { SnapRow } from '../../frame/SnapRow'
import { snapRow } from '../../frame/snapRow'
import { ContentCards } from '../ContentCards'
import { LargeQuote } from './LargeQuote'
import { ProjectLink } from './ProjectLink'
import { projectOf, quotesOf } from './quotes'

const samples = ['creator', 'brand', 'podcast'] as const

/** The testimonials: one large beside its project, the others in a row. */
export function TestimonialCards() {
  const { t } = useTranslation()
  const now = useContent()
  const projects = now.status === 'ready' ? now.content.projects : []
  const large = now.status === 'ready' ? quotesOf(now.content).large : undefined
  return (
    <>
      {large && <LargeQuote {...large} />}
      <ContentCards
        list="testimonials"
        List={Row}
        cards={(content) => quotesOf(content).others}
        samples={sampleQuotes(t)}
        skeletons={3}
        CardSkeleton={CardSkeleton}
      >
        {(quote) => {
          const project = projectOf(quote, projects)
          return (
            <li>
              <TestimonialCard quote={quote} about={project && <ProjectLink project={project} />} />
            </li>
          )
        }}
      </ContentCards>
    </>
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

/** One card and the edge of the next on a phone, four in a wide window. */
const Row = styled(SnapRow)`
  ${snapRow('min(88%, 17.5rem)')}
  ${hiddenWithoutScript}
`
const CardSkeleton = styled(Skeleton)`
  min-block-size: 15rem;
`
