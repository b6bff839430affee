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

/** Whether shortcuts of one character work; they do unless switched off on this device (WCAG 2.1.4). */
const areSingleKeysOn = (): boolean => localStore.read(storageKey) !== 'off'

/** Switches shortcuts of one character on or off, for good on this device. */
export function setSingleKeys(isOn: boolean) {
  localStore.write(storageKey, isOn ? 'on' : 'off')
  changed.emit()
}

/** `areSingleKeysOn`, live. */
export const useSingleKeys = (): boolean => useSyncExternalStore(changed.subscribe, areSingleKeysOn, () => true)

/** Whether a key is a character or a choice in what has the focus. A box to tick takes no letters. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.matches('textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio])')

/** Whether a dialog lies over the place that a key is meant for: the page, or what `within` is a part of. */
function isCovered(within: RefObject<HTMLElement | null> | undefined) {
  const top = [...document.querySelectorAll('[role$=dialog]')].at(-1)
  return top !== undefined && !(within?.current && top.contains(within.current))
}

/**
 * Runs `act` on the keys of a shortcut while `isEnabled`. A key that a dialog or a menu has used is left alone, and one
 * that `isLeftAlone` says is meant for something else; `within` names a place in the dialog whose keys these are. What
 * undoes belongs to the field that somebody types in, and reaches over a dialog, where its toast is out of reach.
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
  // Which keys are meant is for us to say: the library knows them by their place on an American keyboard.
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
