import { useSyncExternalStore } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { createEmitter } from '../../lib/emitter'
import { type ShortcutId, shortcuts } from './shortcuts'

const storageKey = 'studio.singleKeys'
const changed = createEmitter()

/** Whether shortcuts of one character work; they do unless switched off on this device (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

/** Switches shortcuts of one character on or off, for good on this device. */
export function setSingleKeys(isOn: boolean) {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off')
  } catch {
    // The choice cannot be kept here.
  }
  changed.emit()
}

/** `areSingleKeysOn`, live. */
export const useSingleKeys = (): boolean => useSyncExternalStore(changed.subscribe, areSingleKeysOn, () => true)

/**
 * Runs `act` on the keys of a shortcut while `isEnabled`. A key that a dialog or a menu has used is left alone, and one
 * that `isLeftAlone` says is meant for something else. What undoes belongs to the field that somebody types in, and
 * reaches over a dialog, where its toast is out of reach.
 */
export function useShortcut(
  id: ShortcutId,
  act: (event: KeyboardEvent) => void,
  isEnabled = true,
  isLeftAlone: (event: KeyboardEvent) => boolean = () => false,
) {
  const { keys, isSingle, isSign } = shortcuts.find((shortcut) => shortcut.id === id) ?? shortcuts[0]
  const isOn = useSingleKeys()
  useHotkeys(keys, act, {
    enabled: isEnabled && (isOn || !isSingle),
    enableOnFormTags: !isSingle && id !== 'undo',
    useKey: isSign,
    preventDefault: true,
    ignoreEventWhen: (event) =>
      event.defaultPrevented ||
      isLeftAlone(event) ||
      (id !== 'undo' && document.querySelector('[role$=dialog]') !== null),
  })
}
