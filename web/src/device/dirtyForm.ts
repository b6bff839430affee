/** The name of the lock that every form with unsaved changes holds, shared, in every tab. */
export const dirtyLock = 'dirty-form'

/** Tells all tabs that a form has unsaved changes, until the returned function is called or the tab is closed. */
export function holdDirty(): () => void {
  if (!navigator.locks) return () => undefined
  const gone = new AbortController()
  let release = () => gone.abort()
  const held = () =>
    new Promise<void>((resolve) => {
      release = resolve
    })
  navigator.locks.request(dirtyLock, { mode: 'shared', signal: gone.signal }, held).catch(() => undefined)
  return () => release()
}
