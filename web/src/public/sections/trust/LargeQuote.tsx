import { widthsOf } from '@studio/domain/content/media/ownPictures'
import { pictureShapes } from '@studio/domain/content/media/picture'
import { type PublicProject, projectAnchor } from '@studio/domain/content/publicContent'
import { Film } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Credits } from '../../../content/projects/Credits'
import { Person } from '../../../content/testimonials/Person'
import type { Quote } from '../../../content/testimonials/TestimonialCard'
import { inLanguage } from '../../../i18n/inLanguage'
import { alignToPage } from '../../../theme/alignToPage'
import { breakpoint, color, motion, radius, space } from '../../../theme/tokens'
import { Stars } from '../../../ui/status/Stars'
import { subhead } from '../../frame/headline'

interface LargeQuoteProps {
  quote: Quote
  /** The project that the testimonial is about. */
  project: PublicProject
}

/** A testimonial beside its project's picture, which links to the project's card. */
export function LargeQuote({ quote, project }: LargeQuoteProps) {
  const { t } = useTranslation()
  const [broken, setBroken] = useState('')
  const widths = widthsOf(project.imageUrl, pictureShapes.thumbnail.width)
  return (
    <Root>
      <Work href={`#${projectAnchor(project.id)}`}>
        <Frame>
          {project.imageUrl && project.imageUrl !== broken ? (
            <img
              {...(widths && { srcSet: widths, sizes: '(min-width: 64rem) 30rem, (min-width: 48rem) 100vw, 40vw' })}
              src={project.imageUrl}
              alt=""
              width={1280}
              height={720}
              loading="lazy"
              decoding="async"
              onError={() => setBroken(project.imageUrl)}
            />
          ) : (
            <Film aria-hidden size={40} />
          )}
        </Frame>
        <Title>
          <small>{t('testimonials.project')} </small>
          <bdi {...inLanguage(project.textLanguages?.title)}>{project.title}</bdi>
        </Title>
        <Credits card={project} />
      </Work>
      <Words>
        <Stars rating={quote.rating} label={t('testimonials.stars', { n: quote.rating })} />
        <blockquote {...inLanguage(quote.textLanguages?.content)}>{quote.content}</blockquote>
        <Person quote={quote} />
      </Words>
    </Root>
  )
}

const Root = styled.figure`
  display: grid;
  gap: ${space(2)};
  margin-block-end: ${space(3)};
  /* Words without a break, such as addresses, must not be cut off. */
  overflow-wrap: anywhere;
  ${breakpoint.large} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    gap: ${space(6)};
    align-items: center;
  }
`
const Work = styled.a`
  display: grid;
  gap: ${space(0.75)};
  text-decoration: none;
  /* On a phone the picture is already in the portfolio; here it is small, beside the title. */
  ${breakpoint.phone} {
    grid-template: auto 1fr / minmax(0, 2fr) minmax(0, 3fr);
    column-gap: ${space(2)};
    > :first-child {
      grid-row: 1 / -1;
      align-self: start;
    }
  }
  &:hover {
    color: ${color.secondary};
  }
`
const Frame = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color.sunken};
  color: ${color.inkSoft};
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    transition: transform ${motion.calm};
  }
  ${Work}:hover & img {
    transform: scale(1.03);
  }
`
const Title = styled.span`
  font-weight: 600;
  ${breakpoint.medium} {
    margin-block-start: ${space(0.5)};
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: 0.875rem;
    font-weight: 400;
  }
`
const Words = styled.div`
  display: grid;
  gap: ${space(1.5)};
  justify-items: start;
  figcaption > [aria-hidden] {
    background: ${color.raised};
  }
  blockquote {
    ${alignToPage}
    ${subhead(1.75, 600)}
    line-height: calc(1.15 + var(--air));
  }
  ${breakpoint.large} {
    blockquote {
      font-size: calc(2.5rem * var(--nameSize));
    }
  }
`
