import { generalSubject, videoTypes } from '@studio/domain/messages/contact'
import { useTranslation } from 'react-i18next'

/** Says a stored subject: what the contact form offers in the reader's language, anything else as it is. */
export function useSubject(): (subject: string) => string {
  const { t } = useTranslation('public')
  const { t: tc } = useTranslation('console')
  return (subject) => {
    if (subject === generalSubject) return tc('admin.messages.general')
    const type = videoTypes.find((one) => one === subject)
    return type ? t(`contact.videoTypes.${type}`) : subject
  }
}
