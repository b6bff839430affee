import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { persistently } from '../../lib/persistently'
import { notify } from '../../ui/toast/Toaster'
import type { PlayerProps } from './playerProps'

/** Loads the dialog on first use. It retries once before it reports a failure. */
const loadPlayer = async () => (await persistently(() => import('./PlayerDialog'), 2)).PlayerDialog

/** Returns the dialog once it is open, and functions that open and close it. */
export function useOpening() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<{ Player: ComponentType<PlayerProps> }>()
  const open = () => {
    loadPlayer().then(
      (Player) => setOpened({ Player }),
      (error: unknown) => {
        console.warn('the player did not load', error)
        notify.error(t('common.offline'))
      },
    )
  }
  return { Player: opened?.Player, open, close: () => setOpened(undefined) }
}
