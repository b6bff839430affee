import { ownPictureName } from '@studio/domain/content/media'
import { useEffect, useState } from 'react'
import { keptPicture, madePicture } from '../../device/pictures'
import { useAccountId } from '../../lib/account'

const asSource = (text: string) => `data:image/webp;base64,${text}`

/**
 * What shows the picture at an address on this device: what was made here shows from here, before the server has it.
 * '' for a moment while that is looked up.
 */
export function useShownPicture(address: string): string {
  const account = useAccountId()
  const name = ownPictureName(address)
  const made = name === undefined ? undefined : madePicture(account, name)
  const [found, setFound] = useState<{ name: string; source: string }>()
  const isWanted = name !== undefined && !made
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    void keptPicture(account, name)
      .catch(() => undefined)
      .then((picture) => {
        if (isCurrent) setFound({ name, source: picture ? asSource(picture.large) : address })
      })
    return () => {
      isCurrent = false
    }
  }, [isWanted, account, name, address])
  if (name === undefined) return address
  if (made) return asSource(made.large)
  return found?.name === name ? found.source : ''
}
