import { densitiesOf } from '@studio/domain/content/media/ownPictures'
import type { PublicTestimonial } from '@studio/domain/content/publicContent'
import { graphemes } from '@studio/domain/values/graphemes'
import { useState } from 'react'
import styled from 'styled-components'
import { inLanguage } from '../../i18n/inLanguage'
import { color, font, radius, space } from '../../theme/tokens'

/** The author of a testimonial: picture or initial, name, role and company. */
export function Person({ quote }: { quote: PublicTestimonial }) {
  /** The address whose picture failed to load. In a form it may still change. */
  const [broken, setBroken] = useState('')
  return (
    <Root>
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
        <Initial aria-hidden>{graphemes(quote.name)[0]}</Initial>
      )}
      <span>
        <strong>{quote.name}</strong>
        <br />
        {quote.role && <bdi {...inLanguage(quote.textLanguages?.client_role)}>{quote.role}</bdi>}
        {quote.role && quote.company && <span> · </span>}
        {quote.company && <bdi {...inLanguage(quote.textLanguages?.client_company)}>{quote.company}</bdi>}
      </span>
    </Root>
  )
}

const Root = styled.figcaption`
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
