import { generalSubject, videoTypes } from '@studio/domain/messages/contact'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

/** Returns a stored subject as text: a subject of the contact form in that language, any other as it is. */
export function subjectIn(t: TFunction<'public'>, tc: TFunction<'console'>, subject: string): string {
  if (subject === generalSubject) return tc('admin.messages.general')
  const type = videoTypes.find((one) => one === subject)
  return type ? t(`contact.videoTypes.${type}`) : subject
}

/** Returns `subjectIn` for the interface's language. */
export function useSubject(): (subject: string) => string {
  const { t } = useTranslation('public')
  const { t: tc } = useTranslation('console')
  return (subject) => subjectIn(t, tc, subject)
}
