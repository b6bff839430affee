import { studioZoneOf } from '@studio/domain/settings/settings'
import { formatClock } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { useSettings } from '../../data/content'
import { useNow } from '../../data/useNow'

/** Returns the time in the studio's zone; undefined in a prerendered page. */
export function useLocalTime(): string | undefined {
  const { language } = useLanguage()
  const zone = studioZoneOf(useSettings())
  const now = useNow()
  return now === undefined ? undefined : formatClock(language, now, zone)
}
