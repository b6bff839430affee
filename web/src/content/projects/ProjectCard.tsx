import { widthsOf } from '@studio/domain/content/media/ownPictures'
import { pictureShapes } from '@studio/domain/content/media/picture'
import { clockOf } from '@studio/domain/content/media/pieceLength'
import { playableOf } from '@studio/domain/values/video'
import { Film, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { inLanguage } from '../../i18n/inLanguage'
import { alignToPage } from '../../theme/alignToPage'
import { breakpoint, color, motion, radius, screen, space } from '../../theme/tokens'
import { Badge } from '../../ui/status/Badge'
import { Credits } from './Credits'
import { Loop } from './loop/Loop'
import type { CardContent, PlayerProps } from './playerProps'
import { useOpening } from './useOpening'

interface ProjectCardProps extends Pick<PlayerProps, 'ask' | 'words' | 'hasAddress'> {
  card: CardContent
  /** True for the first pictures, which load at once; the others load when they come near. */
  isEager: boolean
  /** Spans two columns and rows on wide screens. */
  isLead?: boolean
  /** The list in which the player moves on. */
  among?: readonly CardContent[]
}

/** The width of a card's picture (see ProjectGrid): in three columns, in two, and in a row to swipe. */
const narrower = '(min-width: 48rem) 50vw, min(84vw - 2.1rem, 20rem)'
const shownWidths = `(min-width: 64rem) min(33.34vw, 40rem), ${narrower}`
const leadWidths = `(min-width: 64rem) min(66.67vw, 80rem), ${narrower}`

/** A project's card, as visitors see it. */
export function ProjectCard({ card, isEager, isLead = false, among = [card], ...opening }: ProjectCardProps) {
  const { t } = useTranslation()
  const [isBroken, setIsBroken] = useState(false)
  const { Player, open, close } = useOpening()
  const playable = playableOf(card.videoUrl)
  const widths = widthsOf(card.imageUrl, pictureShapes.thumbnail.width)
  return (
    <Card data-plays={Boolean(playable)} data-lead={isLead || undefined}>
      <Frame>
        {isBroken || !card.imageUrl ? (
          <Film aria-hidden size={40} />
        ) : (
          <Picture
            {...(widths && { srcSet: widths, sizes: isLead ? leadWidths : shownWidths })}
            src={card.imageUrl}
            alt={card.imageAlt || card.title}
            width={1280}
            height={720}
            loading={isEager ? 'eager' : 'lazy'}
            fetchPriority={isEager ? 'high' : 'auto'}
            decoding="async"
            onError={() => setIsBroken(true)}
          />
        )}
        {card.loopUrl && <Loop url={card.loopUrl} />}
        <Shade>
          {card.category && (
            <Badge $tone="secondary" {...inLanguage(card.textLanguages?.category)}>
              {card.category}
            </Badge>
          )}
          {playable && (
            <PlayDisc aria-hidden>
              <Play size={20} />
              <span>{clockOf(card.seconds)}</span>
            </PlayDisc>
          )}
        </Shade>
        {playable && (
          <>
            <PlayButton type="button" aria-label={t('portfolio.play', { title: card.title })} onClick={open} />
            <noscript>
              <PlayButton as="a" href={card.videoUrl} aria-label={t('portfolio.play', { title: card.title })} />
            </noscript>
          </>
        )}
        {/* The marks are on the picture, so that the titles of a row are aligned. */}
        <Marks>
          {card.isFeatured && <Badge $tone="accent">{t('portfolio.featured')}</Badge>}
          {card.isSample && <Badge>{t('common.sample')}</Badge>}
        </Marks>
      </Frame>
      <Words>
        <h3 {...inLanguage(card.textLanguages?.title)}>{card.title}</h3>
        <Credits card={card} />
        <Description {...inLanguage(card.textLanguages?.description)}>{card.description}</Description>
      </Words>
      {Player && <Player {...opening} first={card} among={among} onClose={close} />}
    </Card>
  )
}

const Card = styled.article`
  display: grid;
  grid-template-rows: auto 1fr;
  block-size: 100%;
  overflow: hidden;
  /* Words without a break, such as addresses, must not be cut off. */
  overflow-wrap: anywhere;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  transition: border-color ${motion.quick};
  ${breakpoint.large} {
    &[data-lead] {
      grid-template-rows: minmax(0, 1fr) auto;
    }
  }
  &[data-plays='true']:is(:hover, :focus-within) {
    border-color: ${color.secondary};
  }
`
/** The picture of a lead card takes the height that its text leaves. */
const Frame = styled.div`
  position: relative;
  display: grid;
  /* Keeps the picture within the frame, whatever its ratio. */
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${color.sunken};
  color: ${color.inkSoft};
  ${breakpoint.large} {
    ${Card}[data-lead] & {
      aspect-ratio: auto;
    }
  }
`
const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  transition: transform ${motion.calm};
  ${Card}[data-plays='true']:hover & {
    transform: scale(1.03);
  }
`
const Shade = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: end;
  justify-content: space-between;
  padding: ${space(2)};
  color: #fff;
  background: linear-gradient(to top, rgb(0 0 0 / 0.75), transparent 60%);
  ${Badge} {
    background: rgb(0 0 0 / 0.6);
    border-color: transparent;
    color: #fff;
  }
`
/** A disc; the length makes it wider, if it is known. */
const PlayDisc = styled.span`
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
  svg {
    fill: currentColor;
  }
  /* On phones only one action at a time is primary: the bar's chat button. */
  ${breakpoint.phone} {
    background: #fff;
    color: ${screen};
  }
`
/** Covers the whole picture; only cards with a video have it. */
const PlayButton = styled.button`
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
  padding: ${space(2)} ${space(2.5)};
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
`
/**
 * The description is shortened if the player shows all of it. Phones get more lines, because their cards are narrower.
 */
const Description = styled.p`
  ${Card}[data-plays='true'] & {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    ${breakpoint.phone} {
      -webkit-line-clamp: 6;
    }
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
