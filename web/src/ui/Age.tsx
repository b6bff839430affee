import { formatAge, formatMoment } from '../i18n/format'
import { useLanguage } from '../i18n/useLanguage'

interface AgeProps {
  /** The moment, in milliseconds since 1970. */
  moment: number
  /** The current time, if the caller updates it; otherwise the time of rendering. */
  now?: number
  /** Returns the text around the age; without it the age stands alone. */
  words?: (when: string) => string
  className?: string
}

/** The time elapsed since a moment, with the full date as a tooltip. */
export function Age({ moment, now = Date.now(), words = (when) => when, className }: AgeProps) {
  const { language } = useLanguage()
  return (
    <time className={className} dateTime={new Date(moment).toISOString()} title={formatMoment(language, moment)}>
      {words(formatAge(language, moment, now))}
    </time>
  )
}
