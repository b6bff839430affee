import { useEffect, useState } from 'react'

/** Time without a movement or a key after which the controls disappear, in ms. */
const quietAfterMs = 3000

/** Returns whether nobody has touched the player for a while as it plays, and a function that ends the quiet. */
export function useQuiet(isPlaying: boolean) {
  const [isQuiet, setIsQuiet] = useState(false)
  const [touched, setTouched] = useState(0)
  useEffect(() => {
    // Each touch starts the time again.
    void touched
    if (!isPlaying) return
    const timer = setTimeout(() => setIsQuiet(true), quietAfterMs)
    return () => clearTimeout(timer)
  }, [isPlaying, touched])
  return {
    isQuiet: isQuiet && isPlaying,
    wake: () => {
      setIsQuiet(false)
      setTouched((times) => times + 1)
    },
  }
}
