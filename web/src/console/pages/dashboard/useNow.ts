import { useEffect, useState } from 'react'
import { bestTime } from '../../../lib/serverTime'

/** The interval at which ages are updated, in ms. */
const everyMs = 30_000

/** Returns the current time in ms since 1970, updated often enough for ages in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(bestTime)
  useEffect(() => {
    const timer = setInterval(() => setNow(bestTime()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
