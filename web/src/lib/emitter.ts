interface Emitter {
  /** Calls `listener` on every `emit`. Returns its unsubscribe function, as `useSyncExternalStore` expects. */
  subscribe: (listener: () => void) => () => void
  emit: () => void
  /** The number of listeners. */
  count: () => number
}

/** Creates an emitter, the way in which browser modules announce changes. */
export function createEmitter(): Emitter {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    emit: () => {
      for (const listener of listeners) listener()
    },
    count: () => listeners.size,
  }
}
