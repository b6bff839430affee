import { arrivalsOf, type SeenEnquiries } from '@studio/domain/messages/inbox/arrivals'
import { enquiryPath } from '@studio/domain/messages/mail/enquiryPath'
import { excerptOf } from '@studio/domain/messages/mail/excerpt'
import type { ContactMessage } from '@studio/domain/messages/message'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Live } from '../data'
import { announce } from './announce'
import { useCountWords } from './useUnread'

const longestName = 60
const longestText = 120

/** Announces enquiries that arrive while the console is open, but not those that were there before. */
export function useAnnouncing(live: Live<ContactMessage>) {
  const { t } = useTranslation('console')
  const words = useCountWords()
  const heard = useRef<SeenEnquiries>(undefined)
  useEffect(() => {
    if (live.status !== 'ready' || !live.isFromServer) return
    const { arrived, heard: now } = arrivalsOf(heard.current, live.rows)
    heard.current = now
    if (arrived.length === 0) return
    void announce(
      arrived.map(({ id, name, message, created_at }) => ({
        id,
        title: t('admin.alerts.from', { name: excerptOf(name, longestName) }),
        body: excerptOf(message, longestText),
        path: enquiryPath(id),
        timestamp: created_at,
      })),
      (count) => t('admin.alerts.several', { count, n: words(count) }),
    )
  }, [live, t, words])
}
