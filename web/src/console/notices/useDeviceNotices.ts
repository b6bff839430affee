import type { QuietHours } from '@studio/domain/messages/notices/pushDevice'
import { useEffect, useState } from 'react'
import { quietHours, storeQuietHours, subscriptionHere } from '../../device/pushSubscription'
import { disableHere, enableHere, refreshHere } from './data'

/** `off`: notifications can be turned on. `denied`: the browser blocks them. */
export type DeviceNotices = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on'

async function stateNow(): Promise<DeviceNotices> {
  if (!('Notification' in window && 'serviceWorker' in navigator)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && (await subscriptionHere()) ? 'on' : 'off'
}

/** Returns whether this device gets notifications, live, and functions that change it. They reject on failure. */
export function useDeviceNotices() {
  const [state, setState] = useState<DeviceNotices>('unknown')
  const [quiet, setQuiet] = useState(quietHours)
  useEffect(() => {
    let isGone = false
    let status: PermissionStatus | undefined
    const follow = () =>
      void stateNow().then(
        (now) => isGone || setState(now),
        () => isGone || setState('unsupported'),
      )
    follow()
    changed.addEventListener('change', follow)
    // Follows changes in the browser's settings. If the browser cannot report them, the next page load reads the new
    // state.
    navigator.permissions
      ?.query({ name: 'notifications' })
      .then((found) => {
        status = found
        if (!isGone) found.addEventListener('change', follow)
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      changed.removeEventListener('change', follow)
      status?.removeEventListener('change', follow)
    }
  }, [])

  return {
    state,
    quiet,
    /** Asks for permission first. Browsers allow that only after a click. */
    enable: async () => {
      if ((await Notification.requestPermission()) === 'granted') await enableHere().finally(tell)
      else tell()
    },
    disable: () => disableHere().finally(tell),
    chooseQuiet: async (hours: QuietHours) => {
      storeQuietHours(hours)
      setQuiet(hours)
      await refreshHere()
    },
  }
}

/** Tells all parts of the page that show this device's state. */
const changed = new EventTarget()
const tell = () => changed.dispatchEvent(new Event('change'))
