import type { ChannelState } from '@studio/domain/messages/notices/delivery'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment, sentences } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'

/** Returns a function that says since when and why a channel fails; '' while it works. */
export function useChannelWords() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  return useCallback(
    ({ reason, failed_since }: ChannelState) =>
      reason === ''
        ? ''
        : sentences(language, [
            t('admin.alerts.channels.since', { when: formatMoment(language, failed_since) }),
            t(`admin.alerts.channels.why.${reason}`),
          ]),
    [t, language],
  )
}
