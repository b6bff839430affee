import { isTold } from '@studio/domain/messages/notices/delivery'
import { useTranslation } from 'react-i18next'
import { formatMoment, formatNumber, sentences } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { useDelivery } from './data'

/** Returns by which channel and when the studio was told of a message, or why not; '' without a record. */
export function useDeliveryWords(id: string): string {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const live = useDelivery(id)
  const [delivery] = live.status === 'ready' ? live.rows : []
  if (!delivery) return ''
  const { push_at, push_to, push_reason, mail_at, mail_reason } = delivery
  const words = 'admin.alerts.channels'
  const told = [
    ...(push_at > 0
      ? [
          t(`${words}.toldDevices`, {
            n: formatNumber(language, push_to.length),
            when: formatMoment(language, push_at),
          }),
        ]
      : []),
    ...(mail_at > 0 ? [t(`${words}.toldMail`, { when: formatMoment(language, mail_at) })] : []),
  ]
  if (isTold(delivery)) return sentences(language, told)
  const reason = mail_reason && mail_reason !== 'off' ? mail_reason : push_reason
  return sentences(language, [t(`${words}.nobody`), ...(reason ? [t(`${words}.why.${reason}`)] : [])])
}
