import { useEffect, useState } from 'react'
import { bestTime } from '../../../lib/serverTime'

/** How often ages are looked at again, in ms. */
const everyMs = 30_000

/** The moment in milliseconds, as new as ages in minutes need it. */
export function useNow(): number {
  const [now, setNow] = useState(bestTime)
  useEffect(() => {
    const timer = setInterval(() => setNow(bestTime()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
