import { ownPicturesIn, picturePath } from '@studio/domain/content/media/ownPictures'
import { useEffect, useState } from 'react'
import { keptPicture } from '../../../device/pictures'
import { useAccountId } from '../../../lib/account'

/** Returns content as JSON in which uploaded pictures that the server may not have yet are read from this device. */
export function useKeptPictures(json: string | undefined): string | undefined {
  const account = useAccountId()
  const [kept, setKept] = useState<Readonly<Record<string, string>>>({})
  const names = json === undefined ? '' : ownPicturesIn(JSON.parse(json)).sort().join()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const found = await Promise.all(
        names.split(',').map(async (name) => [name, (await keptPicture(account, name).catch(() => undefined))?.large]),
      )
      if (isCurrent)
        setKept(Object.fromEntries(found.filter(([, text]) => text !== undefined)) as Record<string, string>)
    }
    if (names !== '') void load()
    return () => {
      isCurrent = false
    }
  }, [account, names])
  return Object.entries(kept).reduce(
    (text, [name, picture]) => text?.replaceAll(`"${picturePath(name)}"`, `"data:image/webp;base64,${picture}"`),
    json,
  )
}
