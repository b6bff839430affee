import { passkeyLimits } from '@studio/domain/people/passkeys'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format'
import { useLanguage } from '../../../../i18n/useLanguage'
import { isNetworkError } from '../../../../lib/network'
import { notify } from '../../../../ui/toast/Toaster'
import { isSessionOver } from '../../../identity/data'
import { NotConfirmed, useIdentity } from '../../../identity/useIdentity'
import { NoPasskey } from '../../../passkeys/browser'
import { isRefusedFor } from '../../../passkeys/data'

/** Dictionary keys for the server's refusals. */
const refusals = {
  'too-many-passkeys': 'passkeys.card.tooMany',
  'last-passkey': 'passkeys.card.last',
  'passkey-first': 'passkeys.card.first',
} as const

/**
 * Returns a function that changes how the account signs in, after reauthentication. It returns the result of `act`; if
 * that failed, it shows the reason and returns undefined. `what` as for `useIdentity`.
 */
export function usePasskeyChange() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const withIdentity = useIdentity()

  const say = (error: unknown) => {
    const reason = (Object.keys(refusals) as (keyof typeof refusals)[]).find((one) => isRefusedFor(error, one))
    if (error instanceof NotConfirmed) notify.info(t('admin.identity.notConfirmed'))
    else if (error instanceof NoPasskey) {
      if (error.why === 'present') notify.error(t('passkeys.card.present'))
    } else if (reason) notify.error(t(refusals[reason], { n: formatNumber(language, passkeyLimits.perAccount) }))
    else {
      console.warn('the sign-in methods could not be changed', error instanceof Error ? error.message : error)
      const why = isNetworkError(error) ? t('admin.account.offline') : undefined
      notify.error(t(isSessionOver(error) ? 'admin.identity.ended' : 'passkeys.card.failed'), why)
    }
    return undefined
  }
  return async <Result>(what: string, act: () => Promise<Result>): Promise<Result | undefined> => {
    notify.forgetErrors()
    return await withIdentity(what, act).catch(say)
  }
}
