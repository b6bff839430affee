import { casePrefix } from '@studio/domain/content/publicContent'
import { useEffect, useEffectEvent } from 'react'
import type { PlayerProps } from './playerProps'
import { useOpening } from './useOpening'

/** Opens the project that the address names: when the page is opened there, and when Forward leads back to it. */
export function CaseAtAddress(props: Pick<PlayerProps, 'among' | 'ask' | 'words'>) {
  const { Player, open, close } = useOpening()
  const follow = useEffectEvent(() => {
    if (location.hash.startsWith(casePrefix)) open()
  })
  useEffect(() => {
    const handle = () => follow()
    handle()
    addEventListener('hashchange', handle)
    return () => removeEventListener('hashchange', handle)
  }, [])
  return Player && <Player {...props} hasAddress onClose={close} />
}
