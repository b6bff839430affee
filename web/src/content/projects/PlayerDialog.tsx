import type { Playable } from '@studio/domain/content/video'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, radius } from '../../theme/tokens'
import { Dialog } from '../../ui/dialog/Dialog'
import { Notice } from '../../ui/status/Notice'

interface PlayerDialogProps {
  title: string
  playable: Playable
  onClose: () => void
}

/** Plays a project's video; loaded only when somebody wants to see it. */
export function PlayerDialog({ title, playable, onClose }: PlayerDialogProps) {
  const { t } = useTranslation()
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <Dialog isWide title={t('portfolio.playerTitle', { title })} closeLabel={t('common.close')} onClose={onClose}>
      {hasFailed ? (
        <Notice
          action={
            <a href={playable.url} target="_blank" rel="noopener noreferrer">
              {t('portfolio.openVideo')}
            </a>
          }
        >
          {t('portfolio.playerFailed')}
        </Notice>
      ) : playable.kind === 'file' ? (
        <Film src={playable.url} controls autoPlay playsInline onError={() => setHasFailed(true)} />
      ) : (
        <Frame
          src={playable.url}
          title={t('portfolio.playerTitle', { title })}
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </Dialog>
  )
}

const Film = styled.video`
  inline-size: 100%;
  max-block-size: 75dvh;
  border-radius: ${radius.small};
  background: ${color.sunken};
`
const Frame = styled.iframe`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  border: 0;
  border-radius: ${radius.small};
  background: ${color.sunken};
`
