import { manifestIn, ownLoopHash } from '@studio/domain/content/films/manifest'
import { useEffect, useState } from 'react'
import { keptFilms, keptPiece } from '../../device/films'
import { useAccountId } from '../../lib/account'

/**
 * Returns the source of the loop or sound at an address. One made here is read from this device until the server has it. Returns
 * '' while looking it up.
 */
export function useShownLoop(address: string): string {
  const account = useAccountId()
  const [found, setFound] = useState({ address: '', source: '' })
  const hash = ownLoopHash(address)
  useEffect(() => {
    if (hash === undefined) return
    let made: string | undefined
    let isCurrent = true
    void loopOnDevice(account, hash)
      .catch(() => undefined)
      .then((bytes) => {
        if (!isCurrent) return
        if (bytes) made = URL.createObjectURL(new Blob([bytes], { type: 'video/mp4' }))
        setFound({ address, source: made ?? address })
      })
    return () => {
      isCurrent = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [account, address, hash])
  if (hash === undefined) return address
  return found.address === address ? found.source : ''
}

async function loopOnDevice(account: string, hash: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const piece = manifestIn((await keptFilms(account)).get(hash)?.manifest)?.init.pieces[0]
  return piece === undefined ? undefined : keptPiece(account, piece)
}
