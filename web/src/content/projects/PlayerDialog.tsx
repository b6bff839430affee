import { caseAt } from '@studio/domain/content/caseAddress'
import { playableOf } from '@studio/domain/values/video'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { inLanguage } from '../../i18n/inLanguage'
import { useLanguage } from '../../i18n/useLanguage'
import { alignToPage } from '../../theme/alignToPage'
import { breakpoint, color, screen, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { Credits } from './Credits'
import { Deliverables } from './case/Deliverables'
import { GradeSlider } from './case/GradeSlider'
import { Making } from './case/Making'
import { ShareButton } from './case/ShareButton'
import { SoundSwitch } from './case/SoundSwitch'
import { Story } from './case/Story'
import { useCaseAddress } from './case/useCaseAddress'
import { openable } from './openable'
import { Player } from './Player'
import { Transcript } from './player/Transcript'
import { usePlayerTexts } from './player/usePlayerTexts'
import { type CardContent, type PlayerProps, uprightPhone } from './playerProps'

/** A project: its film, its story and its client's words, and links to the previous and the next one. */
export function PlayerDialog(props: PlayerProps) {
  const { first, among, hasAddress = false } = props
  const [id, setId] = useState(() => (first ?? caseAt(location.hash, among))?.id)
  const card = among.find((other) => other.id === id) ?? first
  const close = useCaseAddress({ hasAddress, card, among, onGo: (other) => setId(other.id), onClose: props.onClose })
  return card && <Case {...props} card={card} onGo={(other) => setId(other.id)} onClose={close} />
}

interface CaseProps extends PlayerProps {
  card: CardContent
  onGo: (card: CardContent) => void
}

function Case({ card, among, words, hasAddress, ask, onGo, onClose }: CaseProps) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const hasTexts = usePlayerTexts()
  const reel = among.filter((other) => other === card || openable(other))
  const at = reel.indexOf(card)
  const playable = playableOf(card.videoUrl)
  const captions = card.captions
    ? { text: card.captions, language: card.textLanguages?.captions ?? language }
    : undefined
  const goBy = (steps: number) => onGo(reel[(at + steps + reel.length) % reel.length] ?? card)
  return (
    <Dialog
      isWide
      isEdgeToEdge
      title={<bdi {...inLanguage(card.textLanguages?.title)}>{card.title}</bdi>}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      {playable && (
        <Stage data-film={card.id}>
          <Player
            key={card.id}
            title={card.title}
            playable={playable}
            format={card.format}
            poster={card.imageUrl || undefined}
            captions={captions}
          />
        </Stage>
      )}
      <Words>
        <Line>
          <Credits card={card} />
          {hasAddress && hasTexts && <ShareButton title={card.title} />}
        </Line>
        <p {...inLanguage(card.textLanguages?.description)}>{card.description}</p>
        {hasTexts && (
          <>
            <Story card={card} />
            {card.stills && <GradeSlider key={card.id} {...card.stills} />}
            {card.sounds && <SoundSwitch key={card.id} {...card.sounds} />}
            <Making card={card} />
            <Deliverables card={card} />
          </>
        )}
        {words?.(card)}
        {captions && <Transcript key={card.id} captions={captions} />}
      </Words>
      <Ways>
        {reel.length > 1 && (
          <>
            <Button variant="line" onClick={() => goBy(-1)}>
              <ChevronLeft aria-hidden size={18} />
              {t('portfolio.previous')}
            </Button>
            <Button variant="line" onClick={() => goBy(1)}>
              {t('portfolio.next')}
              <ChevronRight aria-hidden size={18} />
            </Button>
          </>
        )}
        {ask?.(card)}
      </Ways>
    </Dialog>
  )
}

/** Dark in both themes, and as wide as the dialog. */
const Stage = styled.div`
  margin-inline: -${space(3)};
  background: ${screen};
  /* Leaves room for the texts and buttons. A low screen, such as a phone on its side, scrolls instead. */
  @media (min-height: 35rem) {
    --tallest: min(70dvh, 100dvh - 19rem);
  }
  ${uprightPhone} {
    --tallest: calc(100dvh - 15.5rem);
  }
  > [role='status'] {
    padding-inline: ${space(3)};
    background: ${color.raised};
  }
`
const Words = styled.div`
  margin-block: ${space(1)} ${space(2)};
  overflow-wrap: anywhere;
  > p {
    color: ${color.inkSoft};
    ${alignToPage}
  }
  > figure {
    block-size: auto;
    margin-block: ${space(2)};
  }
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  margin-block-end: ${space(1)};
  /* Room for the button, which comes with its texts. */
  min-block-size: 2.75rem;
`
/** The buttons are at the bottom of the dialog, so that they stay in place from project to project. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  > a {
    margin-inline-start: auto;
  }
  > button > svg:dir(rtl) {
    transform: scaleX(-1);
  }
  ${breakpoint.phone} {
    padding-block-end: max(${space(1.5)}, env(safe-area-inset-bottom));
  }
  @media (min-height: 35rem) {
    position: sticky;
    inset-block-end: 0;
    margin: auto -${space(3)} 0;
    padding-inline: ${space(3)};
    background: ${color.raised};
    /* Fades the text that scrolls under it. */
    &::before {
      content: '';
      position: absolute;
      inset: auto 0 100%;
      block-size: ${space(2)};
      background: linear-gradient(transparent, ${color.raised});
      pointer-events: none;
    }
    ${breakpoint.medium} {
      /* Down to the dialog's edge, over its padding. */
      inset-block-end: -${space(3)};
      margin-block-end: -${space(3)};
      padding-block-end: ${space(3)};
    }
  }
  ${uprightPhone} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
    > button {
      padding-inline: ${space(0.5)};
    }
    > a {
      grid-column: 1 / -1;
      margin: 0;
    }
  }
`
