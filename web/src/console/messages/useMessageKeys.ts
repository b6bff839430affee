import type { RefObject } from 'react'
import { keyOf } from '../../ui/keyboard/keys'
import { useShortcut } from '../../ui/keyboard/useShortcut'

/** Shortcut handlers for the current message; undefined ones are disabled. */
interface MessageKeys {
  walk: (by: 1 | -1) => void
  open?: (() => void) | undefined
  archive?: (() => void) | undefined
  reply?: (() => void) | undefined
  notRobot?: (() => void) | undefined
}

/**
 * Binds the inbox's shortcuts, for the list or, with `over`, for the dialog around that element. Except for `walk`, a
 * held key acts once.
 */
export function useMessageKeys(keys: MessageKeys, over?: RefObject<HTMLElement | null>) {
  const once = (act: (() => void) | undefined) => (event: KeyboardEvent) => {
    if (!event.repeat) act?.()
  }
  useShortcut('walk', (event) => keys.walk(keyOf(event) === 'j' ? 1 : -1), true, undefined, over)
  useShortcut('open', once(keys.open), Boolean(keys.open), undefined, over)
  useShortcut('archive', once(keys.archive), Boolean(keys.archive), undefined, over)
  useShortcut('reply', once(keys.reply), Boolean(keys.reply), undefined, over)
  useShortcut('notRobot', once(keys.notRobot), Boolean(keys.notRobot), undefined, over)
}
