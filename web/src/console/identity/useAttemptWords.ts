import { signInLimit } from '@studio/domain/limits'
import { useTranslation } from 'react-i18next'
import { formatMinutes, formatPair, sentences } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import type { Attempt } from '../signIn/attempt'
import { useMinutesLeft } from '../signIn/useSignIn'

/** Returns the error for a password field after a failed attempt, and whether the account is locked. */
export function useAttemptWords(ended: Attempt | undefined): { error: string | undefined; isLocked: boolean } {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const minutes = useMinutesLeft(ended?.kind === 'locked' ? ended.until : undefined)
  if (ended?.kind === 'locked' && minutes > 0) {
    const duration = formatMinutes(language, signInLimit.lockMinutes)
    const error = ended.isNow ? t('auth.lockedNow', { duration }) : t('auth.lockedFor', { count: minutes, n: minutes })
    return { error, isLocked: true }
  }
  if (ended?.kind !== 'refused') return { error: undefined, isLocked: false }
  const { reason, remaining } = ended
  const why = reason === 'auth.wrong' ? t('admin.identity.wrong') : t(reason)
  const left = remaining === undefined ? [] : [formatPair(language, t('auth.remaining'), remaining)]
  return { error: sentences(language, [why, ...left]), isLocked: false }
}
