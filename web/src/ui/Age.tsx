import { formatAge, formatMoment } from '../i18n/format'
import { useLanguage } from '../i18n/useLanguage'

interface AgeProps {
  /** In milliseconds. */
  moment: number
  /** Now, where something keeps it going; else when this is drawn. */
  now?: number
  /** The words that the age stands in; the age alone where left out. */
  words?: (when: string) => string
  className?: string
}

/** How long ago something was, with the whole date for whoever points at it. */
export function Age({ moment, now = Date.now(), words = (when) => when, className }: AgeProps) {
  const { language } = useLanguage()
  return (
    <time className={className} dateTime={new Date(moment).toISOString()} title={formatMoment(language, moment)}>
      {words(formatAge(language, moment, now))}
    </time>
  )
}
