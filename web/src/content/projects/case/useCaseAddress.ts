import { caseAddress, caseAt } from '@studio/domain/content/caseAddress'
import { casePrefix } from '@studio/domain/content/publicContent'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { CardContent } from '../playerProps'

interface OpenCase {
  /** False in the console's preview, whose address is the form's. */
  hasAddress: boolean
  /** Undefined if the address names no project. */
  card: CardContent | undefined
  /** The projects among which the address is unique. */
  among: readonly CardContent[]
  onGo: (card: CardContent) => void
  onClose: () => void
}

/**
 * Keeps the address of the open project in the address bar: Back closes it, and its link can be shared. Returns a
 * function that closes the project and restores the address.
 */
export function useCaseAddress({ hasAddress, card, among, onGo, onClose }: OpenCase): () => void {
  const hasPushed = useRef(false)
  const address = card && caseAddress(card, among)
  const close = () => {
    onClose()
    if (!hasAddress) return
    if (hasPushed.current) history.back()
    else history.replaceState(history.state, '', '#portfolio')
  }
  const show = useEffectEvent((address: string | undefined) => {
    if (!hasAddress || location.hash === address) return
    if (address === undefined) close()
    else if (location.hash.startsWith(casePrefix)) history.replaceState(history.state, '', address)
    else {
      history.pushState(null, '', address)
      hasPushed.current = true
    }
  })
  const follow = useEffectEvent(() => {
    const found = caseAt(location.hash, among)
    if (found) onGo(found)
    else onClose()
  })

  useEffect(() => show(address), [address])
  useEffect(() => {
    if (!hasAddress) return
    const handle = () => follow()
    addEventListener('popstate', handle)
    return () => removeEventListener('popstate', handle)
  }, [hasAddress])
  return close
}
