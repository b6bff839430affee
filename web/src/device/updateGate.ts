import { withLock } from '../lib/tabs'
import { dirtyLock } from './dirtyForm'

/** What blocks an update: a form with unsaved typing in any tab, or a step of the outbox under way. */
type Blocker = 'form' | 'sending'

/** Held while a step of the outbox is being sent (sync/outbox/sender.ts). */
export const sendingLock = 'studio.sending'

/** Held while one of the console's files is fetched to be kept (consoleFiles.ts). */
const keepingLock = 'studio.keeping'

/** Fetches one of the console's files, one after the other over all tabs, and none while a new version is taken. */
export const fetchInTurn = <Result>(work: () => Promise<Result>): Promise<Result> => withLock(keepingLock, {}, work)

/**
 * Takes a new version while none of the console's files is fetched, nor will be until this page is gone: Chrome ends an
 * old service worker half a minute late when a request wakes it again just as it stops.
 */
export const takeUndisturbed = (take: () => void): Promise<never> =>
  fetchInTurn(() => {
    take()
    return new Promise<never>(() => undefined)
  })

/** What stands in the way of a reload of all tabs now, if anything does. */
export async function blocker(): Promise<Blocker | undefined> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {}
  const isHeld = (lock: string) => held.some(({ name }) => name === lock)
  if (isHeld(dirtyLock)) return 'form'
  return isHeld(sendingLock) ? 'sending' : undefined
}

/** Resolves once nothing stands in the way; `say` is told what still does. */
export async function untilFree(say: (found: Blocker) => void): Promise<void> {
  for (;;) {
    const found = await blocker()
    if (!found) return
    say(found)
    // Waits until the lock can be had, and lets go of it at once.
    await navigator.locks.request(found === 'form' ? dirtyLock : sendingLock, () => undefined)
  }
}
