/**
 * Every keyboard shortcut of the console, in the order in which the list under `?` shows them. `keys` is written as
 * react-hotkeys-hook reads it (`mod` is Ctrl, on a Mac the command key), `show` as a person reads it. The words are
 * `admin.writing.shortcuts.<id>`. Single keys work outside of fields only and can be switched off (useShortcut). A
 * sign is found wherever the keyboard has it: '/' and '?' stand elsewhere on a Spanish one, some behind Shift.
 */
export const shortcuts = [
  { id: 'save', keys: 'mod+s', show: ['Ctrl', 'S'], isSingle: false, isSign: false },
  { id: 'close', keys: 'escape', show: ['Esc'], isSingle: false, isSign: false },
  { id: 'undo', keys: 'mod+z', show: ['Ctrl', 'Z'], isSingle: false, isSign: false },
  { id: 'search', keys: '/, shift+/', show: ['/'], isSingle: true, isSign: true },
  { id: 'new', keys: 'n', show: ['N'], isSingle: true, isSign: false },
  { id: 'walk', keys: 'j, k', show: ['J', 'K'], isSingle: true, isSign: false },
  { id: 'open', keys: 'o', show: ['O'], isSingle: true, isSign: false },
  { id: 'archive', keys: 'e', show: ['E'], isSingle: true, isSign: false },
  { id: 'reply', keys: 'r', show: ['R'], isSingle: true, isSign: false },
  { id: 'notRobot', keys: 's', show: ['S'], isSingle: true, isSign: false },
  { id: 'undoOne', keys: 'u', show: ['U'], isSingle: true, isSign: false },
  { id: 'reorder', keys: 'alt+up, alt+down', show: ['Alt', '↑ ↓'], isSingle: false, isSign: false },
  { id: 'language', keys: 'alt+left, alt+right', show: ['Alt', '← →'], isSingle: false, isSign: false },
  { id: 'help', keys: '?, shift+?', show: ['?'], isSingle: true, isSign: true },
] as const

export type ShortcutId = (typeof shortcuts)[number]['id']
