import type { PublicTestimonial } from '@studio/domain/content/publicContent'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { inLanguage } from '../../i18n/inLanguage'
import { alignToPage } from '../../theme/alignToPage'
import { color, radius, space } from '../../theme/tokens'
import { Badge } from '../../ui/status/Badge'
import { Stars } from '../../ui/status/Stars'
import { Person } from './Person'

/** The content of a card: a stored testimonial, or one of the bundled samples. */
export interface Quote extends PublicTestimonial {
  isSample?: boolean
}

interface TestimonialCardProps {
  quote: Quote
  /** Content at the end, such as a link to the project. */
  about?: ReactNode
}

/** A testimonial's card, as visitors see it. */
export function TestimonialCard({ quote, about }: TestimonialCardProps) {
  const { t } = useTranslation()
  return (
    <Card>
      <Head>
        <Stars rating={quote.rating} label={t('testimonials.stars', { n: quote.rating })} />
        {quote.isSample && <Badge>{t('common.sample')}</Badge>}
      </Head>
      <blockquote {...inLanguage(quote.textLanguages?.content)}>{quote.content}</blockquote>
      <Person quote={quote} />
      {about}
    </Card>
  )
}

const Card = styled.figure`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space(1.25)};
  block-size: 100%;
  padding: ${space(2)} ${space(2.5)};
  /* Words without a break, such as addresses, must not be cut off. */
  overflow-wrap: anywhere;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  blockquote {
    font-size: 0.9375rem;
    ${alignToPage}
  }
`
const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
`
