import { expect, test } from 'vitest'
import { isPressed, keyOf, type Pressed } from './keys'
import { type ShortcutId, shortcuts } from './shortcuts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, getModifierState: () => false }

/** Returns the event of a key in a layout. */
const press = (key: string, code: string, held: Partial<Pressed> = {}): Pressed => ({ key, code, ...none, ...held })

/** Returns the ids of the shortcuts that match an event. */
const meant = (event: Pressed, isMac = false): ShortcutId[] =>
  shortcuts.filter((one) => isPressed(one, event, isMac)).map(({ id }) => id)

const ctrl = { ctrlKey: true }
const shift = { shiftKey: true }

test.each<[string, Pressed, ShortcutId[]]>([
  ['American Z', press('z', 'KeyZ', ctrl), ['undo']],
  ['German Z', press('z', 'KeyY', ctrl), ['undo']],
  ['German Y', press('y', 'KeyZ', ctrl), []],
  ['French Z', press('z', 'KeyW', ctrl), ['undo']],
  ['French W', press('w', 'KeyZ', ctrl), []],
  ['Russian Я', press('я', 'KeyZ', ctrl), ['undo']],
  ['Arabic ئ', press('ئ', 'KeyZ', ctrl), ['undo']],
  ['caps lock', press('Z', 'KeyZ', ctrl), ['undo']],
  ['redo', press('Z', 'KeyZ', { ...ctrl, ...shift }), []],
  ['Z alone', press('z', 'KeyZ'), []],
  ['S', press('s', 'KeyS'), ['notRobot']],
  ['Ctrl S', press('s', 'KeyS', ctrl), ['save']],
  ['Russian О at J', press('о', 'KeyJ'), ['walk']],
  ['Arabic ت at J', press('ت', 'KeyJ'), ['walk']],
  ['Greek ε at E', press('ε', 'KeyE'), ['archive']],
  ['Arabic لا at B', press('لا', 'KeyB'), []],
  ['Turkish ı at I', press('ı', 'KeyI'), []],
  ['Dvorak . at E', press('.', 'KeyE'), []],
  ['Dvorak E at D', press('e', 'KeyD'), ['archive']],
  ['an input method', press('Process', 'KeyN'), ['new']],
  ['Shift E', press('E', 'KeyE', shift), []],
  ['Alt E', press('e', 'KeyE', { altKey: true }), []],
  ['Ctrl E', press('e', 'KeyE', ctrl), []],
  ['AltGr E', press('e', 'KeyE', { getModifierState: (name) => name === 'AltGraph' }), []],
  ['American /', press('/', 'Slash'), ['search']],
  ['Spanish /', press('/', 'Digit7', shift), ['search']],
  ['Russian /', press('/', 'Backslash', shift), ['search']],
  ['Russian . at /', press('.', 'Slash'), []],
  ['Canadian é at /', press('é', 'Slash'), []],
  ['Arabic ظ at /', press('ظ', 'Slash'), ['search']],
  ['Arabic ؟', press('؟', 'Slash', shift), ['help']],
  ['Persian ؟ elsewhere', press('؟', 'Digit7', shift), ['help']],
  ['American ?', press('?', 'Slash', shift), ['help']],
  ['German ?', press('?', 'Minus', shift), ['help']],
  ['Escape', press('Escape', 'Escape'), ['close']],
  ['Alt ↑', press('ArrowUp', 'ArrowUp', { altKey: true }), ['reorder']],
  ['Alt →', press('ArrowRight', 'ArrowRight', { altKey: true }), ['language']],
  ['↑ alone', press('ArrowUp', 'ArrowUp'), []],
  ['Enter', press('Enter', 'Enter'), []],
])('%s', (_, event, expected) => expect(meant(event)).toEqual(expected))

test.each<[string, Pressed, ShortcutId[]]>([
  ['the command key', press('z', 'KeyY', { metaKey: true }), ['undo']],
  ['Ctrl', press('z', 'KeyY', ctrl), []],
])('on a Mac the modifier is: %s', (_, event, expected) => expect(meant(event, true)).toEqual(expected))

test('J differs from K on any keyboard', () => {
  expect(keyOf(press('о', 'KeyJ'))).toBe('j')
  expect(keyOf(press('л', 'KeyK'))).toBe('k')
})
