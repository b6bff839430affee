import { type Playable, playableOf } from '@studio/domain/values/video'
import { showreelFilm } from '@studio/domain/visits/visit'
import { Info, Play } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ReelPlayerProps } from '../../../content/projects/ReelPlayer'
import { useLanguage } from '../../../i18n/useLanguage'
import { persistently } from '../../../lib/persistently'
import { breakpoint, color, motion, radius, screen, space } from '../../../theme/tokens'
import { Tooltip } from '../../../ui/dialog/Tooltip'
import { notify } from '../../../ui/toast/Toaster'
import { useContent, useSettings } from '../../data/content'
import { Section } from '../../frame/Section'
import { FilmLeader } from './FilmLeader'
import { Reel } from './reel/Reel'
import { ReelScreen } from './reel/ReelScreen'

/** Loads the player on first use. It retries once before it reports a failure. */
const loadPlayer = async () => (await persistently(() => import('../../../content/projects/ReelPlayer'), 2)).ReelPlayer

/**
 * The showreel, which plays in place when pressed. Until the owner has set its address, a substitute runs
 * (reel/Reel.tsx).
 */
export function Showreel() {
  const { t } = useTranslation()
  const playable = playableOf(useSettings().showreel.video_url)
  return (
    <Section id="showreel" badge={t('showreel.badge')} title={t('showreel.title')} ground="sunken">
      {playable ? (
        <Film key={playable.url} playable={playable} />
      ) : (
        <>
          <Reel />
          <Caption>
            <p>{t('showreel.note')}</p>
            <Tooltip variant="line" tip={t('showreel.specs')}>
              <Info aria-hidden size={18} />
              {t('showreel.specsLabel')}
            </Tooltip>
          </Caption>
        </>
      )}
    </Section>
  )
}

/** The film leader with a play button, then the film in its place, with its transcript below. */
function Film({ playable }: { playable: Playable }) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [opened, setOpened] = useState<{ Player: ComponentType<ReelPlayerProps> }>()
  const now = useContent()
  const content = now.status === 'ready' ? now.content : undefined
  const text: string = t('showreel.captions')
  const title = t('showreel.badge')
  const play = () => {
    loadPlayer().then(
      (Player) => setOpened({ Player }),
      (error: unknown) => {
        console.warn('the player did not load', error)
        notify.error(t('common.offline'))
      },
    )
  }
  if (opened)
    return (
      <opened.Player
        title={title}
        playable={playable}
        captions={text ? { text, language: content?.reelLanguage ?? language } : undefined}
        chapters={t('showreel.chapters')}
        chaptersLanguage={content?.chaptersLanguage}
        projects={content?.projects ?? []}
        onScreen={(film) => (
          <Screen tabIndex={-1} ref={focus} data-film={showreelFilm}>
            {film}
          </Screen>
        )}
      />
    )
  return (
    <Screen>
      <Leader />
      <PlayButton type="button" aria-label={t('portfolio.play', { title })} onClick={play}>
        <Play aria-hidden size={40} />
      </PlayButton>
      <noscript>
        <PlayButton as="a" href={playable.url} aria-label={t('portfolio.play', { title })} />
      </noscript>
    </Screen>
  )
}

/** Moves the focus to the film, because the pressed button is gone. */
const focus = (screen: HTMLElement | null) => screen?.focus()

const Screen = styled(ReelScreen)`
  --tallest: 100%;
  > [role='status'] {
    background: ${color.ground};
  }
  iframe,
  [data-player] {
    inline-size: 100%;
    block-size: 100%;
    max-block-size: none;
    aspect-ratio: auto;
  }
`
const Leader = styled(FilmLeader)`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
`
const PlayButton = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border: 0;
  background: transparent;
  cursor: pointer;
  &:focus-visible {
    outline-offset: -4px;
  }
  svg {
    padding: 1.125rem;
    inline-size: clamp(4rem, 8vw, 5.5rem);
    block-size: clamp(4rem, 8vw, 5.5rem);
    border-radius: ${radius.round};
    background: ${color.accent};
    color: ${color.onAccent};
    transition: transform ${motion.quick};
    /* On phones the button looks like the disc on a card. */
    ${breakpoint.phone} {
      background: #fff;
      color: ${screen};
    }
  }
  &:hover svg {
    transform: scale(1.06);
  }
`
const Caption = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  align-items: center;
  margin-block-start: ${space(2)};
  color: ${color.inkSoft};
  ${breakpoint.medium} {
    grid-template-columns: auto 1fr;
    justify-content: start;
    gap: ${space(3)};
    > :first-child {
      order: 1;
    }
  }
`
