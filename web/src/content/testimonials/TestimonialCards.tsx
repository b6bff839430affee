import { rating } from '@studio/domain/content/testimonial'
import type { TFunction } from 'i18next'
import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useLanguage } from '../../i18n/useLanguage'
import { breakpoint, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Skeleton } from '../../ui/screen/Skeleton'
import { Notice } from '../../ui/status/Notice'
import { testimonialData } from './data'
import { quoteOf } from './quoteOf'
import { type Quote, TestimonialCard } from './TestimonialCard'

const skeletons = ['a', 'b', 'c']
const samples = ['creator', 'brand', 'podcast'] as const

/** Testimonials as a visitor sees them, live; the bundled samples only after the server has said there are none. */
export function TestimonialCards() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const live = testimonialData.useAll()
  if (live.status === 'failed')
    return (
      <Notice action={<Button onClick={live.retry}>{t('common.retry')}</Button>}>{t('testimonials.failed')}</Notice>
    )
  if (live.status === 'offlineEmpty')
    return <Notice icon={<WifiOff aria-hidden size={28} />}>{t('testimonials.offline')}</Notice>
  if (live.status === 'loading')
    return (
      <>
        <Waiting aria-busy aria-label={t('common.loading')}>
          {skeletons.map((key) => (
            <li key={key}>
              <CardSkeleton />
            </li>
          ))}
        </Waiting>
        <noscript>
          <Quotes quotes={sampleQuotes(t)} />
        </noscript>
      </>
    )
  const quotes: Quote[] =
    live.rows.length > 0 ? live.rows.map((row) => quoteOf(row.id, row, language)) : sampleQuotes(t)
  return <Quotes quotes={quotes} />
}

const Quotes = ({ quotes }: { quotes: Quote[] }) => (
  <Grid>
    {quotes.map((quote) => (
      <li key={quote.id}>
        <TestimonialCard quote={quote} />
      </li>
    ))}
  </Grid>
)

/** The bundled samples, marked as such. */
const sampleQuotes = (t: TFunction): Quote[] =>
  samples.map((id) => ({
    id,
    ...t(`testimonials.samples.${id}`, { returnObjects: true }),
    avatarUrl: '',
    rating: rating.max,
    isSample: true,
  }))

const Grid = styled.ul`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  ${breakpoint.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${breakpoint.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
/** Without JavaScript nothing is waited for: the samples stand in. */
const Waiting = styled(Grid)`
  @media (scripting: none) {
    display: none;
  }
`
const CardSkeleton = styled(Skeleton)`
  min-block-size: 15rem;
`
