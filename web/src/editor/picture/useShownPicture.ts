import { ownPictureName, type PictureSize, picturePath } from '@studio/domain/content/media/ownPictures'
import { useEffect, useState } from 'react'
import { keptPicture, madePicture } from '../../device/pictures'
import { useAccountId } from '../../lib/account'

const asSource = (text: string) => `data:image/webp;base64,${text}`

/**
 * Returns the image source for an address. A picture made here is read from this device until the server has it.
 * Returns '' while looking it up. Only uploaded pictures have several sizes.
 */
export function useShownPicture(address: string, size: PictureSize = 'large'): string {
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
        if (isCurrent) setFound({ name, source: picture ? asSource(picture[size]) : picturePath(name, size) })
      })
    return () => {
      isCurrent = false
    }
  }, [isWanted, account, name, size])
  if (name === undefined) return address
  if (made) return asSource(made[size])
  return found?.name === name ? found.source : ''
}
