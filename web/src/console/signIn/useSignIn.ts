import { signInLimit } from '@studio/domain/limits'
import { minutesLeft, remainingShownBelow } from '@studio/domain/people/rateLimit'
import type { SignInForm } from '@studio/domain/people/user'
import { useEffect, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMinutes } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { notify } from '../../ui/toast/Toaster'
import { checkRateLimit, resetRateLimit, signIn } from './data'

/** Auth's refusals in words of ours; both halves of a wrong pair read the same. */
const reasons = {
  'auth/invalid-credential': 'auth.wrong',
  'auth/wrong-password': 'auth.wrong',
  'auth/user-not-found': 'auth.wrong',
  'auth/invalid-email': 'auth.wrong',
  'auth/network-request-failed': 'auth.network',
  'auth/too-many-requests': 'auth.throttled',
  'auth/user-disabled': 'auth.disabled',
  'auth/blocking-function-error-response': 'auth.refused',
} as const

/**
 * The sign-in flow of the specification: check, password, reset; with the lock and the attempts that are left. Whether
 * the account may use the console is not known yet when `onSignedIn` is called.
 */
export function useSignIn(onSignedIn: () => void) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const [lockedUntil, setLockedUntil] = useState<number>()
  const [remaining, setRemaining] = useState<number>()
  const minutes = useMinutesLeft(lockedUntil)

  const lock = (until: string, text: (minutes: number) => string) => {
    const end = Date.parse(until)
    setLockedUntil(end)
    setRemaining(undefined)
    notify.error(t('auth.failed'), text(minutesLeft(end, Date.now())))
  }

  const submit = async ({ email, password }: SignInForm) => {
    notify.forgetErrors()
    if (!navigator.onLine) {
      notify.error(t('auth.failed'), t('auth.network'))
      return
    }
    const limit = await checkRateLimit(email)
    if (limit && !limit.allowed) {
      if (limit.locked_until) lock(limit.locked_until, (n) => t('auth.lockedFor', { n }))
      return
    }
    try {
      await signIn(email, password)
    } catch (error) {
      if (limit?.locked_until) {
        lock(limit.locked_until, () =>
          t('auth.lockedNow', { duration: formatMinutes(language, signInLimit.lockMinutes) }),
        )
        // Asking once more says that the last attempt is over: its ticket is void from now on.
        await checkRateLimit(email)
        return
      }
      setRemaining(limit && limit.remaining < remainingShownBelow ? limit.remaining : undefined)
      notify.error(t('auth.failed'), t(reasonOf(error)))
      return
    }
    await resetRateLimit(email)
    onSignedIn()
  }

  return { submit, minutes, remaining }
}

function reasonOf(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code in reasons) return reasons[code as keyof typeof reasons]
  console.warn('sign-in failed', error)
  return 'auth.unexpected' as const
}

/** Whole minutes until a moment, counted down; 0 when there is none or it has passed. */
function useMinutesLeft(until: number | undefined) {
  const [, redraw] = useReducer((n: number) => n + 1, 0)
  useEffect(() => {
    if (until === undefined) return
    const tick = () => {
      redraw()
      if (Date.now() >= until) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? 0 : minutesLeft(until, Date.now())
}
