import { dirtyLock } from './dirtyForm'

/** What a new version waits for: a form with unsaved typing in any tab, or a step of the outbox under way. */
export type Hindrance = 'form' | 'sending'

/** Held while a step of the outbox is being sent (firebase/outbox/sender.ts). */
export const sendingLock = 'studio.sending'

/** What stands in the way of a reload of all tabs now, if anything does. */
export async function hindrance(): Promise<Hindrance | undefined> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const isHeld = (lock: string) => held.some(({ name }) => name === lock)
  if (isHeld(dirtyLock)) return 'form'
  return isHeld(sendingLock) ? 'sending' : undefined
}

/** Resolves once nothing stands in the way; `say` is told what still does. */
export async function untilFree(say: (found: Hindrance) => void): Promise<void> {
  for (;;) {
    const found = await hindrance()
    if (!found) return
    say(found)
    // Waits until the lock can be had, and lets go of it at once.
    await navigator.locks.request(found === 'form' ? dirtyLock : sendingLock, () => undefined)
  }
}
