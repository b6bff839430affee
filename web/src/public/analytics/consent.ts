import { useSyncExternalStore } from 'react'
import { createEmitter } from '../../lib/emitter'

/** What the visitor decided about analytics on this device; undefined before any decision. */
export type Decision = 'granted' | 'refused'

const storageKey = 'studio.analytics'
const changed = createEmitter()

function decision(): Decision | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'granted' || stored === 'refused' ? stored : undefined
  } catch {
    return 'refused'
  }
}

/** Keeps a decision, or with undefined asks anew. */
export function decide(next: Decision | undefined) {
  try {
    if (next) localStorage.setItem(storageKey, next)
    else localStorage.removeItem(storageKey)
  } catch {
    // Where nothing can be kept, nothing is measured.
  }
  changed.emit()
}

/** The decision, live. While prerendering nobody has decided and nobody is asked. */
export const useDecision = () => useSyncExternalStore(changed.subscribe, decision, () => 'refused' as const)
