import type { Shortcut } from './shortcuts'

/** What an event says of the key that was pressed, and of those that were held. */
export type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>

/**
 * The key as its layout names it: the Z of a German keyboard is a Z, wherever it stands. A letter of another script is
 * what stands on that key of an American keyboard: whoever types Arabic or Russian has no other way to say J.
 */
export function keyOf({ key, code, shiftKey }: Pick<Pressed, 'key' | 'code' | 'shiftKey'>): string {
  if (key === '؟') return '?'
  const name = key.toLowerCase()
  const isSign = /^\P{L}$/u.test(name)
  if (isSign || /^[a-z]$/.test(name)) return name
  if (code === 'Slash' && !/\p{Script=Latin}/u.test(name)) return shiftKey ? '?' : '/'
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? name
}

/** Whether these are the keys of a shortcut, and no others are held. On some layouts a sign needs Shift. */
export function isPressed({ keys, held, isSign }: Shortcut, event: Pressed, isMac: boolean): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  const [mod, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  return (
    keys.includes(keyOf(event)) &&
    mod === (held === 'mod') &&
    altKey === (held === 'alt') &&
    !other &&
    (isSign || !shiftKey) &&
    !event.getModifierState('AltGraph')
  )
}
