import { playableOf } from '@studio/domain/content/video'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color, screen, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { Credits } from './Credits'
import { Player } from './Player'
import type { ScreeningProps } from './screening'

/** The screening room: a project's video with its credits, the one before it and the one after. */
export function PlayerDialog({ first, among, ask, onClose }: ScreeningProps) {
  const { t } = useTranslation()
  const [id, setId] = useState(first.id)
  const reel = among.filter(({ videoUrl }) => playableOf(videoUrl))
  const at = reel.findIndex((card) => card.id === id)
  const card = reel[at] ?? first
  const playable = playableOf(card.videoUrl)
  const goBy = (steps: number) => setId(reel[(at + steps + reel.length) % reel.length]?.id ?? id)
  return (
    <Dialog isWide isEdgeToEdge title={card.title} closeLabel={t('common.close')} onClose={onClose}>
      {playable && (
        <Stage>
          <Player key={card.id} title={card.title} playable={playable} format={card.format} />
        </Stage>
      )}
      <Foot>
        <div>
          <Credits card={card} />
          <p>{card.description}</p>
        </div>
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
      </Foot>
    </Dialog>
  )
}

/** The room is dark in both themes, and as wide as the dialog. */
const Stage = styled.div`
  margin-inline: -${space(3)};
  background: ${screen};
  > [role='status'] {
    padding-inline: ${space(3)};
    background: ${color.raised};
  }
`
const Foot = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-block-start: ${space(2)};
  overflow-wrap: anywhere;
  p {
    color: ${color.inkSoft};
  }
`
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
    display: grid;
    grid-template-columns: 1fr 1fr;
    > button {
      padding-inline: ${space(0.5)};
    }
    > a {
      grid-column: 1 / -1;
      margin: 0;
    }
  }
`
