import { cardShapes, shapeOf } from '@studio/domain/content/media/cardRows'
import { widthsOf } from '@studio/domain/content/media/ownPictures'
import { pictureShapes } from '@studio/domain/content/media/picture'
import { clockOf } from '@studio/domain/content/media/pieceLength'
import { Film, Play, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import { inLanguage } from '../../i18n/inLanguage'
import { alignToPage } from '../../theme/alignToPage'
import { breakpoint, color, motion, radius, screen, space, themes } from '../../theme/tokens'
import { Badge } from '../../ui/status/Badge'
import { Credits } from './Credits'
import { type CardShare, cardSizes, isUpright } from './cardPicture'
import { Loop } from './loop/Loop'
import { openable } from './openable'
import type { CardContent, PlayerProps } from './playerProps'
import { useOpening } from './useOpening'

interface ProjectCardProps extends Pick<PlayerProps, 'ask' | 'words' | 'hasAddress'> {
  card: CardContent
  /** True for the first pictures, which load at once; the others load when they come near. */
  isEager: boolean
  share?: CardShare
  /** The list in which the player moves on. */
  among?: readonly CardContent[]
}

/** A third of a large screen, or half of a smaller one. */
const usualShare: CardShare = { medium: 50, large: 33.34 }

/** A project's card, as visitors see it. An upright piece fills its card, with the words at its bottom. */
export function ProjectCard({ card, isEager, share = usualShare, among = [card], ...opening }: ProjectCardProps) {
  const { t } = useTranslation()
  const [isBroken, setIsBroken] = useState(false)
  const { Player, open, close } = useOpening()
  const opens = openable(card)
  const shape = shapeOf(card.format)
  const widths = widthsOf(card.imageUrl, pictureShapes.thumbnail.width)
  const { title } = card
  const name = opens === 'film' ? t('portfolio.play', { title }) : t('portfolio.openCase', { title })
  return (
    <Card data-opens={opens} data-upright={isUpright(shape) || undefined}>
      <Frame>
        <Picture data-shape={shape}>
          {isBroken || !card.imageUrl ? (
            <Film aria-hidden size={40} />
          ) : (
            <img
              {...(widths && { srcSet: widths, sizes: cardSizes(shape, share) })}
              src={card.imageUrl}
              alt={card.imageAlt || title}
              width={1280}
              height={720}
              loading={isEager ? 'eager' : 'lazy'}
              fetchPriority={isEager ? 'high' : 'auto'}
              decoding="async"
              onError={() => setIsBroken(true)}
            />
          )}
          {card.loopUrl && <Loop url={card.loopUrl} />}
        </Picture>
        {opens && <OpenButton type="button" aria-label={name} onClick={open} />}
        {opens === 'film' && (
          <noscript>
            <OpenButton as="a" href={card.videoUrl} aria-label={name} />
          </noscript>
        )}
        {/* The marks are on the picture, so that the titles of a row are aligned. */}
        <Marks>
          {card.isFeatured && <Badge $tone="accent">{t('portfolio.featured')}</Badge>}
          {card.isSample && <Badge>{t('common.sample')}</Badge>}
        </Marks>
      </Frame>
      <Caption>
        <Shade>
          {card.category && (
            <Badge $tone="secondary" {...inLanguage(card.textLanguages?.category)}>
              {card.category}
            </Badge>
          )}
          {opens && (
            <Disc aria-hidden>
              {opens === 'film' ? <Play size={20} /> : <Plus size={20} />}
              <span>{clockOf(card.seconds)}</span>
            </Disc>
          )}
        </Shade>
        <Words>
          <h3 {...inLanguage(card.textLanguages?.title)}>{title}</h3>
          <Credits card={card} />
          <Description {...inLanguage(card.textLanguages?.description)}>{card.description}</Description>
        </Words>
      </Caption>
      {Player && <Player {...opening} first={card} among={among} onClose={close} />}
    </Card>
  )
}

/** Colours that belong to the picture, so they are the same in both themes. */
const { ink, inkSoft, secondary, sunken } = themes.dark

/** Styles for an upright piece. On paper its words are below it, because paper is white. */
const upright = (styles: ReturnType<typeof css>) => css`
  @media screen {
    ${() => Card}[data-upright] & {
      ${styles}
    }
  }
`
const Card = styled.article`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  block-size: 100%;
  overflow: hidden;
  /* Words without a break, such as addresses, must not be cut off. */
  overflow-wrap: anywhere;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  transition: border-color ${motion.quick};
  &[data-opens]:is(:hover, :focus-within) {
    border-color: ${color.secondary};
  }
  @media screen {
    &[data-upright] {
      grid-template-rows: 1fr;
      --ink: ${ink};
      --inkSoft: ${inkSoft};
      --secondary: ${secondary};
      background: ${sunken};
      color: ${ink};
    }
  }
`
const Frame = styled.div`
  position: relative;
  grid-area: 1 / 1;
  overflow: hidden;
`
/** The picture in the piece's ratio. */
const Picture = styled.div`
  position: relative;
  display: grid;
  /* Keeps the picture within the frame, whatever its ratio. */
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  ${cardShapes.map(
    (shape) => css`
      &[data-shape='${shape}'] {
        aspect-ratio: ${shape.replace(':', ' / ')};
      }
    `,
  )}
  overflow: hidden;
  background: ${color.sunken};
  color: ${color.inkSoft};
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    transition: transform ${motion.calm};
    ${Card}[data-opens]:hover & {
      transform: scale(1.03);
    }
  }
`
/** The words of an upright piece cover as much of its picture as they need. */
const Caption = styled.div`
  display: contents;
  ${upright(css`
    z-index: 1;
    grid-area: 1 / 1;
    display: flex;
    flex-direction: column;
    justify-content: end;
    /* A press anywhere on the card opens it. */
    pointer-events: none;
  `)}
`
const Shade = styled.div`
  grid-area: 1 / 1;
  z-index: 1;
  align-self: end;
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space(1)};
  padding: ${space(6)} ${space(2)} ${space(2)};
  color: #fff;
  background: linear-gradient(to top, rgb(0 0 0 / 0.7), transparent);
  pointer-events: none;
  ${Badge} {
    background: rgb(0 0 0 / 0.6);
    border-color: transparent;
    color: #fff;
    white-space: normal;
  }
  ${upright(css`
    align-self: stretch;
    flex-wrap: wrap;
    padding-block-end: ${space(0.5)};
  `)}
`
/** A disc; the length makes it wider, if it is known. */
const Disc = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding-inline: 0.75rem;
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  direction: ltr;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  .lucide-play {
    fill: currentColor;
  }
  /* On phones only one action at a time is primary: the bar's chat button. */
  ${breakpoint.phone} {
    background: #fff;
    color: ${screen};
  }
`
/** Covers the whole picture; only cards that open something have it. */
const OpenButton = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  background: transparent;
  &:focus-visible {
    outline-offset: -4px;
  }
`
const Words = styled.div`
  display: grid;
  gap: ${space(0.75)};
  align-content: start;
  padding: ${space(1.5)} ${space(2)};
  ${breakpoint.medium} {
    padding: ${space(2)} ${space(2.5)};
  }
  h3 {
    font-size: calc(1.625rem * var(--nameSize));
    font-weight: 700;
    line-height: calc(1.05 + var(--air));
  }
  p {
    color: ${color.inkSoft};
  }
  [lang] {
    ${alignToPage}
  }
  ${upright(css`
    padding: ${space(1)} ${space(2)} ${space(2)};
    background: linear-gradient(to top, rgb(13 11 10 / 0.94) 50%, rgb(0 0 0 / 0.7));
  `)}
`
/** The description is shortened if the card opens, because all of it is shown there. */
const Description = styled.p`
  ${Card}[data-opens] & {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  ${upright(css`
    font-size: 0.9375rem;
    line-height: 1.45;
    ${breakpoint.narrow} {
      -webkit-line-clamp: 2;
    }
  `)}
`
const Marks = styled.div`
  position: absolute;
  inset-block-start: ${space(1.5)};
  inset-inline-start: ${space(1.5)};
  display: flex;
  gap: ${space(1)};
  pointer-events: none;
  ${Badge} {
    background: ${color.ground};
  }
`
