import { expect, test } from 'vitest'
import { commandOf, type FocusedControl, type PlayerCommand, speedAfter } from './playerKeys'

test.each<[string, FocusedControl, PlayerCommand | undefined]>([
  [' ', undefined, { kind: 'toggle' }],
  ['k', 'button', { kind: 'toggle' }],
  [' ', 'button', undefined],
  ['enter', undefined, undefined],
  ['arrowleft', undefined, { kind: 'seekBy', seconds: -5 }],
  ['arrowleft', 'button', { kind: 'seekBy', seconds: -5 }],
  ['arrowleft', 'slider', undefined],
  ['arrowdown', 'list', undefined],
  ['1', 'list', undefined],
  ['5', undefined, { kind: 'seekTo', part: 0.5 }],
  ['f', 'slider', { kind: 'fullScreen' }],
  ['>', undefined, { kind: 'speedBy', steps: 1 }],
  ['escape', undefined, undefined],
  ['f5', undefined, undefined],
])('The key “%s” with the focus on %s gives %o', (key, focused, command) => {
  expect(commandOf(key, focused)).toEqual(command)
})

test('The speed stays within the list', () => {
  expect([speedAfter(1, 1), speedAfter(1, -1), speedAfter(2, 1), speedAfter(0.5, -1)]).toEqual([1.25, 0.75, 2, 0.5])
})
