import { createContext, use, useEffect, useEffectEvent } from 'react'

/** The picture fields of a form, by name, each with a function that takes a picture as if it were chosen there. */
export const PictureTakers = createContext<Map<string, (picture: Blob) => void>>(new Map())

/** Lets other fields of the form hand a picture to this one. */
export function useTakePictures(name: string, take: (picture: Blob) => void) {
  const takers = use(PictureTakers)
  const taken = useEffectEvent(take)
  useEffect(() => {
    const takeNow = (picture: Blob) => taken(picture)
    takers.set(name, takeNow)
    return () => {
      if (takers.get(name) === takeNow) takers.delete(name)
    }
  }, [takers, name])
}
