import { useEffect, useState } from 'react'

const quarterMinute = 15_000

/** Returns the current moment in milliseconds; undefined in a prerendered page, where it would soon be wrong. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, quarterMinute)
    return () => clearInterval(timer)
  }, [])
  return now
}
