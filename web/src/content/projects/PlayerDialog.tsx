import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/Dialog'
import { Player, type PlayerProps } from './Player'

/** Plays a project's video in a dialog. */
export function PlayerDialog({ title, playable, onClose }: PlayerProps & { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog isWide title={t('portfolio.playerTitle', { title })} closeLabel={t('common.close')} onClose={onClose}>
      <Player title={title} playable={playable} />
    </Dialog>
  )
}
