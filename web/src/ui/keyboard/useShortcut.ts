import { type RefObject, useSyncExternalStore } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { localStore } from '../../lib/browserStorage'
import { createEmitter } from '../../lib/emitter'
import { isComposing } from '../../lib/isComposing'
import { isMac } from '../../lib/isMac'
import { isPressed } from './keys'
import { type ShortcutId, shortcuts } from './shortcuts'

const storageKey = 'studio.singleKeys'
const changed = createEmitter()

/** Returns whether shortcuts of one character are on: by default, unless turned off on this device (WCAG 2.1.4). */
const areSingleKeysOn = (): boolean => localStore.read(storageKey) !== 'off'

/** Turns shortcuts of one character on or off, permanently on this device. */
export function setSingleKeys(isOn: boolean) {
  localStore.write(storageKey, isOn ? 'on' : 'off')
  changed.emit()
}

/** Returns the current `areSingleKeysOn`. */
export const useSingleKeys = (): boolean => useSyncExternalStore(changed.subscribe, areSingleKeysOn, () => true)

/** Returns whether the focused element takes characters. Check boxes do not. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.matches('textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio])')

/** Returns whether a dialog covers the place that a key is meant for: the page, or `within`. */
function isCovered(within: RefObject<HTMLElement | null> | undefined) {
  const top = [...document.querySelectorAll('[role$=dialog]')].at(-1)
  return top !== undefined && !(within?.current && top.contains(within.current))
}

/**
 * Calls `act` on a shortcut's keys while `isEnabled`. Keys already handled by a dialog or menu are ignored, and so are
 * events for which `isLeftAlone` returns true. `within` names an element whose dialog may use the keys. Undo belongs to
 * the field being typed in; it also works over a dialog, because its toast cannot be reached there.
 */
export function useShortcut(
  id: ShortcutId,
  act: (event: KeyboardEvent) => void,
  isEnabled = true,
  isLeftAlone: (event: KeyboardEvent) => boolean = () => false,
  within?: RefObject<HTMLElement | null>,
) {
  const shortcut = shortcuts.find((one) => one.id === id) ?? shortcuts[0]
  const { isSingle } = shortcut
  const isOn = useSingleKeys()
  const isUndo = id === 'undo' || id === 'undoOne'
  // Matches keys itself, because the library identifies them by their place on an American keyboard.
  useHotkeys('*', act, {
    enabled: isEnabled && (isOn || !isSingle),
    enableOnFormTags: true,
    preventDefault: true,
    ignoreEventWhen: (event) =>
      isComposing(event) ||
      !isPressed(shortcut, event, isMac) ||
      event.defaultPrevented ||
      isLeftAlone(event) ||
      ((isSingle || isUndo) && isTyping(event)) ||
      (!isUndo && isCovered(within)),
  })
}
