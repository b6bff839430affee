import { useEffect, useState } from 'react'

/** Whether this browser shows notifications of the console; `default`: nobody has asked yet. */
export type AlertState = NotificationPermission | 'unsupported'

const stateNow = (): AlertState =>
  'Notification' in window && 'serviceWorker' in navigator ? Notification.permission : 'unsupported'

/** Whether notifications are allowed here, live, and what asks for it: only somebody's own press may. */
export function useAlerts() {
  const [state, setState] = useState(stateNow)
  useEffect(() => {
    let status: PermissionStatus | undefined
    const follow = () => setState(stateNow())
    // A change in the browser's settings; where it cannot be followed, the next page knows it.
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
      .catch((error: unknown) => console.warn('notifications could not be asked for', error))
  return { state, ask }
}
