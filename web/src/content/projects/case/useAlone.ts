import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Keeps two things in a dialog from sounding at once: calls `onOther` when a film or sound outside of `root` starts.
 * Returns a function that pauses them. A hosted player's frame is out of reach.
 */
export function useAlone(root: RefObject<HTMLElement | null>, onOther: () => void): () => void {
  const handleOther = useEffectEvent(onOther)
  useEffect(() => {
    const dialog = root.current?.closest('[role=dialog]')
    if (!dialog) return
    const end = new AbortController()
    const handlePlay = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) handleOther()
    }
    // The event does not bubble.
    dialog.addEventListener('play', handlePlay, { capture: true, signal: end.signal })
    return () => end.abort()
  }, [root])
  return () => {
    for (const other of root.current?.closest('[role=dialog]')?.querySelectorAll('video') ?? []) other.pause()
  }
}
