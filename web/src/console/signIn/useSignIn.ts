import { signInLimit } from '@studio/domain/limits'
import { minutesLeft } from '@studio/domain/people/rateLimit'
import type { SignInForm } from '@studio/domain/people/user'
import { useEffect, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMinutes } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { bestTime } from '../../lib/serverTime'
import { notify } from '../../ui/toast/Toaster'
import { attempt } from './attempt'
import { signIn } from './data'

/**
 * Returns the sign-in flow (check, password, reset) and its state: lock, remaining attempts, and whether the last try
 * failed for lack of a network. When `onSignedIn` is called, the account's role is not known yet.
 */
export function useSignIn(onSignedIn: () => void) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const [lockedUntil, setLockedUntil] = useState<number>()
  const [remaining, setRemaining] = useState<number>()
  const [hasNoNetwork, setHasNoNetwork] = useState(false)
  const minutes = useMinutesLeft(lockedUntil)

  const lock = (lockedUntil: number, text: (minutes: number) => string) => {
    // A device whose clock is behind must not lock its owner out for longer than the server does.
    const until = Math.min(lockedUntil, bestTime() + signInLimit.lockMinutes * 60_000)
    setLockedUntil(until)
    setRemaining(undefined)
    notify.error(t('auth.failed'), text(minutesLeft(until, bestTime())))
  }

  const submit = async ({ email, password }: SignInForm) => {
    notify.forgetErrors()
    setHasNoNetwork(false)
    const ended = await attempt(email, () => signIn(email, password))
    if (ended.kind === 'in') onSignedIn()
    else if (ended.kind === 'refused') {
      setRemaining(ended.remaining)
      setHasNoNetwork(ended.reason === 'auth.network')
      notify.error(t('auth.failed'), t(ended.reason))
    } else if (ended.isNow) {
      lock(ended.until, () => t('auth.lockedNow', { duration: formatMinutes(language, signInLimit.lockMinutes) }))
    } else lock(ended.until, (n) => t('auth.lockedFor', { count: n, n }))
  }

  return { submit, minutes, remaining, hasNoNetwork }
}

/** Returns the whole minutes until a moment, counting down; 0 if there is none or it has passed. */
export function useMinutesLeft(until: number | undefined) {
  const [, redraw] = useReducer((n: number) => n + 1, 0)
  useEffect(() => {
    if (until === undefined) return
    const tick = () => {
      redraw()
      if (bestTime() >= until) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? 0 : minutesLeft(until, bestTime())
}
