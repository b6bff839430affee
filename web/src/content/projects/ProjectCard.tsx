import { shapeOf } from '@studio/domain/content/media/cardRows'
import styled, { css } from 'styled-components'
import { color, motion, radius, themes } from '../../theme/tokens'
import { CardPicture } from './card/CardPicture'
import { CardShade } from './card/CardShade'
import { CardWords } from './card/CardWords'
import { type CardShare, isUpright } from './card/sizes'
import { upright } from './card/upright'
import { openable } from './openable'
import type { CardContent, PlayerProps } from './playerProps'
import { requestStart } from './requestStart'
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
  const { Player, open, close } = useOpening()
  const press = () => {
    requestStart(card.videoUrl)
    open()
  }
  return (
    <Card data-opens={openable(card)} data-upright={isUpright(shapeOf(card.format)) || undefined}>
      <CardPicture card={card} isEager={isEager} isOpened={Player !== undefined} share={share} onOpen={press} />
      <Caption>
        <CardShade card={card} />
        <CardWords card={card} />
      </Caption>
      {Player && <Player {...opening} first={card} among={among} onClose={close} />}
    </Card>
  )
}

/** Colours that belong to the picture, so they are the same in both themes. */
const { ink, inkSoft, secondary, sunken } = themes.dark

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
