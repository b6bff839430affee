import { densitiesOf } from '@studio/domain/content/media'
import type { PublicTestimonial } from '@studio/domain/content/publicContent'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, font, radius, space } from '../../theme/tokens'
import { Badge } from '../../ui/status/Badge'
import { Stars } from '../../ui/status/Stars'

/** What a card shows: a stored testimonial, or one of the bundled samples. */
export interface Quote extends PublicTestimonial {
  isSample?: boolean
}

/** One testimonial as a visitor sees it. */
export function TestimonialCard({ quote }: { quote: Quote }) {
  const { t } = useTranslation()
  /** The address that gave no picture; while it is being written there may be a better one soon. */
  const [broken, setBroken] = useState('')
  return (
    <Card>
      <Head>
        <Stars rating={quote.rating} label={t('testimonials.stars', { n: quote.rating })} />
        {quote.isSample && <Badge>{t('common.sample')}</Badge>}
      </Head>
      <blockquote>{quote.content}</blockquote>
      <Person>
        {quote.avatarUrl && quote.avatarUrl !== broken ? (
          <Avatar
            srcSet={densitiesOf(quote.avatarUrl)}
            src={quote.avatarUrl}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            onError={() => setBroken(quote.avatarUrl)}
          />
        ) : (
          <Initial aria-hidden>{quote.name.slice(0, 1)}</Initial>
        )}
        <span>
          <strong>{quote.name}</strong>
          <br />
          {[quote.role, quote.company].filter(Boolean).join(' · ')}
        </span>
      </Person>
    </Card>
  )
}

const Card = styled.figure`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space(2)};
  block-size: 100%;
  padding: ${space(3)};
  /* A word without an end, such as an address, must not be cut off. */
  overflow-wrap: anywhere;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  blockquote {
    font-size: 1.0625rem;
  }
`
const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
`
const Person = styled.figcaption`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  strong {
    color: ${color.ink};
  }
`
const Avatar = styled.img`
  border-radius: ${radius.round};
  object-fit: cover;
  inline-size: 3rem;
  block-size: 3rem;
`
const Initial = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: ${radius.round};
  background: ${color.secondarySoft};
  color: ${color.secondary};
  font: 700 1.5rem/1 ${font.display};
`
