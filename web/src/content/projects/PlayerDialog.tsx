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
import { Player } from './Player'
import { Transcript } from './player/Transcript'
import { type PlayerProps, uprightPhone } from './playerProps'

/** The screening room: a project's video with its credits, and links to the previous and the next one. */
export function PlayerDialog({ first, among, ask, onClose }: PlayerProps) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [id, setId] = useState(first.id)
  const reel = among.filter(({ videoUrl }) => playableOf(videoUrl))
  const at = reel.findIndex((card) => card.id === id)
  const card = reel[at] ?? first
  const playable = playableOf(card.videoUrl)
  const captions = card.captions
    ? { text: card.captions, language: card.textLanguages?.captions ?? language }
    : undefined
  const goBy = (steps: number) => setId(reel[(at + steps + reel.length) % reel.length]?.id ?? id)
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
        <Credits card={card} />
        <p {...inLanguage(card.textLanguages?.description)}>{card.description}</p>
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
  margin-block: ${space(2)};
  overflow-wrap: anywhere;
  p {
    color: ${color.inkSoft};
    ${alignToPage}
  }
`
/** On phones the buttons are at the bottom of the screen, so that they stay in place from video to video. */
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
  ${uprightPhone} {
    display: grid;
    grid-template-columns: 1fr 1fr;
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
    > button {
      padding-inline: ${space(0.5)};
    }
    > a {
      grid-column: 1 / -1;
      margin: 0;
    }
  }
`
