import { useSyncExternalStore } from 'react'
import { localStore } from '../../lib/browserStorage'
import { createEmitter } from '../../lib/emitter'

/** What the visitor decided about analytics on this device; undefined before any decision. */
export type Decision = 'granted' | 'refused'

const storageKey = 'studio.analytics'
const changed = createEmitter()

function decision(): Decision | undefined {
  // A decision that cannot be stored would be asked for on every visit.
  if (localStore.isRefused()) return 'refused'
  const stored = localStore.read(storageKey)
  return stored === 'granted' || stored === 'refused' ? stored : undefined
}

/** Keeps a decision, or with undefined asks anew. */
export function decide(next: Decision | undefined) {
  localStore.write(storageKey, next ?? null)
  changed.emit()
}

/** The decision, live. While prerendering nobody has decided and nobody is asked. */
export const useDecision = () => useSyncExternalStore(changed.subscribe, decision, () => 'refused' as const)
