import { videoTypes } from '@studio/domain/contact'
import { useTranslation } from 'react-i18next'

/** Says a stored subject: a video type as the contact form names it, anything else as it is. */
export function useSubject(): (subject: string) => string {
  const { t } = useTranslation('public')
  return (subject) => {
    const type = videoTypes.find((one) => one === subject)
    return type ? t(`contact.videoTypes.${type}`) : subject
  }
}
