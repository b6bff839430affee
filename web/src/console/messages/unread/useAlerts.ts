import { useEffect, useState } from 'react'

/** The browser's permission for notifications; `default`: not asked yet. */
export type AlertState = NotificationPermission | 'unsupported'

const stateNow = (): AlertState =>
  'Notification' in window && 'serviceWorker' in navigator ? Notification.permission : 'unsupported'

/**
 * Returns the permission for notifications, live, and a function that asks for it. Browsers allow that only after a
 * click.
 */
export function useAlerts() {
  const [state, setState] = useState(stateNow)
  useEffect(() => {
    let status: PermissionStatus | undefined
    const follow = () => setState(stateNow())
    // Follows changes in the browser's settings. If the browser cannot report them, the next page load reads the new
    // state.
    navigator.permissions
      ?.query({ name: 'notifications' })
      .then((found) => {
        status = found
        found.addEventListener('change', follow)
      })
      .catch(() => undefined)
    return () => status?.removeEventListener('change', follow)
  }, [])
  const ask = () =>
    void Notification.requestPermission()
      .then(() => setState(stateNow()))
      .catch((error: unknown) => console.warn('permission for notifications could not be requested', error))
  return { state, ask }
}
