import { useSyncExternalStore } from 'react'
import { localStore } from '../../lib/browserStorage'
import { createEmitter } from '../../lib/emitter'

/** The visitor's decision about analytics on this device; undefined before any decision. */
export type Decision = 'granted' | 'refused'

const storageKey = 'studio.analytics'
const changed = createEmitter()

function decision(): Decision | undefined {
  // A decision that cannot be stored would be asked for on every visit, so it counts as refused.
  if (localStore.isRefused()) return 'refused'
  const stored = localStore.read(storageKey)
  return stored === 'granted' || stored === 'refused' ? stored : undefined
}

/** Stores a decision; undefined makes the page ask again. */
export function decide(next: Decision | undefined) {
  localStore.write(storageKey, next ?? null)
  changed.emit()
}

/** Returns the current decision. While prerendering it is `refused`, so that no banner appears. */
export const useDecision = () => useSyncExternalStore(changed.subscribe, decision, () => 'refused' as const)
