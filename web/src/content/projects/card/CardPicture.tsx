import { cardShapes, shapeOf } from '@studio/domain/content/media/cardRows'
import { widthsOf } from '@studio/domain/content/media/ownPictures'
import { pictureShapes } from '@studio/domain/content/media/picture'
import { Film } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import { color, motion, space } from '../../../theme/tokens'
import { Badge } from '../../../ui/status/Badge'
import { Loop } from '../loop/Loop'
import { openable } from '../openable'
import type { CardContent } from '../playerProps'
import { type CardShare, cardSizes } from './sizes'

interface CardPictureProps {
  card: CardContent
  isEager: boolean
  /** The loop stops while its film plays, because both would share the line. */
  isOpened: boolean
  share: CardShare
  onOpen: () => void
}

/** A card's picture or loop in the piece's ratio. If the card opens something, a press on the picture does. */
export function CardPicture({ card, isEager, isOpened, share, onOpen }: CardPictureProps) {
  const { t } = useTranslation()
  const [isBroken, setIsBroken] = useState(false)
  const opens = openable(card)
  const shape = shapeOf(card.format)
  const widths = widthsOf(card.imageUrl, pictureShapes.thumbnail.width)
  const { title } = card
  const name = opens === 'film' ? t('portfolio.play', { title }) : t('portfolio.openCase', { title })
  return (
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
        {card.loopUrl && !isOpened && <Loop url={card.loopUrl} />}
      </Picture>
      {opens && <OpenButton type="button" aria-label={name} onClick={onOpen} />}
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
  )
}

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
    article[data-opens]:hover & {
      transform: scale(1.03);
    }
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
