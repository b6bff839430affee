import type { Shortcut } from './shortcuts'

/** The part of a key event that shortcuts use. */
export type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>

/**
 * Returns the key's name in its layout, so that a German keyboard's Z is a Z. For a letter of another script, returns
 * the letter at that place on an American keyboard, because Arabic or Russian layouts have no J.
 */
export function keyOf({ key, code, shiftKey }: Pick<Pressed, 'key' | 'code' | 'shiftKey'>): string {
  if (key === '؟') return '?'
  const name = key.toLowerCase()
  const isSign = /^\P{L}$/u.test(name)
  if (isSign || /^[a-z]$/.test(name)) return name
  if (code === 'Slash' && !/\p{Script=Latin}/u.test(name)) return shiftKey ? '?' : '/'
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? name
}

/** Returns whether an event matches a shortcut, without further modifiers. Some layouts need Shift for a sign. */
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
