import { withLock } from '../lib/tabs'
import { dirtyLock } from './dirtyForm'

/** A reason to delay an update: unsaved changes in a form of any tab, or an entry of the outbox being sent. */
type Blocker = 'form' | 'sending'

/** Held while an entry of the outbox is being sent (sync/outbox/sender.ts). */
export const sendingLock = 'studio.sending'

/** Shared while the console's files are fetched and stored (consoleFiles.ts). */
const keepingLock = 'studio.keeping'

/** Fetches one of the console's files, but none while a new version takes over. */
export const fetchInTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withLock(keepingLock, { mode: 'shared' }, work)

/**
 * Lets a new version take over while none of the console's files is fetched, until this page is gone. Chrome ends an
 * old service worker half a minute late if a request wakes it just as it stops.
 */
export const takeUndisturbed = (take: () => void): Promise<never> =>
  withLock(keepingLock, {}, () => {
    take()
    return new Promise<never>(() => undefined)
  })

/** Returns what currently prevents a reload of all tabs, if anything does. */
export async function blocker(): Promise<Blocker | undefined> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {}
  const isHeld = (lock: string) => held.some(({ name }) => name === lock)
  if (isHeld(dirtyLock)) return 'form'
  return isHeld(sendingLock) ? 'sending' : undefined
}

/** Resolves once nothing prevents a reload; calls `say` with each blocker. */
export async function untilReloadIsSafe(say: (found: Blocker) => void): Promise<void> {
  for (;;) {
    const found = await blocker()
    if (!found) return
    say(found)
    // Waits until the lock is free, and releases it at once.
    await navigator.locks.request(found === 'form' ? dirtyLock : sendingLock, () => undefined)
  }
}
