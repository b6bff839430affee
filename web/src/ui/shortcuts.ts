/**
 * Every keyboard shortcut of the console, in the order in which the list under `?` shows them. `keys` is written as
 * react-hotkeys-hook reads it (`mod` is Ctrl, on a Mac the command key); `show` as a person reads it. The words are
 * `admin.writing.shortcuts.<id>`. Those that are one character alone work outside of fields only, and can be switched
 * off (useShortcut).
 */
export const shortcuts = [
  { id: 'save', keys: 'mod+s', show: ['Ctrl', 'S'], isSingle: false },
  { id: 'close', keys: 'escape', show: ['Esc'], isSingle: false },
  { id: 'search', keys: '/', show: ['/'], isSingle: true },
  { id: 'new', keys: 'n', show: ['N'], isSingle: true },
  { id: 'reorder', keys: 'alt+up, alt+down', show: ['Alt', '↑ ↓'], isSingle: false },
  { id: 'help', keys: '?', show: ['?'], isSingle: true },
] as const

export type ShortcutId = (typeof shortcuts)[number]['id']
