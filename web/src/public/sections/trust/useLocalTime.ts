import { studioZoneOf } from '@studio/domain/settings/settings'
import { useEffect, useState } from 'react'
import { formatClock } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { useSettings } from '../../data/content'

const minute = 60_000

/** Returns the time in the studio's zone; undefined in a prerendered page, where it would soon be wrong. */
export function useLocalTime(): string | undefined {
  const { language } = useLanguage()
  const zone = studioZoneOf(useSettings())
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, minute / 4)
    return () => clearInterval(timer)
  }, [])
  return now === undefined ? undefined : formatClock(language, now, zone)
}
