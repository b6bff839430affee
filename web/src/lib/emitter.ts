/** Who wants to hear of something, and what tells them. */
interface Emitter {
  /** Calls `listener` on every `emit`; returns what stops it. As `useSyncExternalStore` wants it. */
  subscribe: (listener: () => void) => () => void
  emit: () => void
  /** How many listen. */
  count: () => number
}

/** The one way in which modules of the browser tell others that they have changed. */
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
