/** A keyboard shortcut of the console. */
export interface Shortcut {
  id: string
  /** Any of these keys, as an event names them, in small letters (keyOf). */
  keys: readonly string[]
  /** What is held with them: `mod` is Ctrl, on a Mac the command key. */
  held: 'mod' | 'alt' | undefined
  /** As a person reads it. */
  show: readonly string[]
  /** One key alone: it works outside of fields only, and can be switched off (useShortcut). */
  isSingle: boolean
  /** A sign is found wherever the keyboard has it: '/' and '?' stand elsewhere on a Spanish one, some behind Shift. */
  isSign: boolean
}

const single = { held: undefined, isSingle: true, isSign: false } as const
const sign = { ...single, isSign: true } as const
const withMod = { held: 'mod', isSingle: false, isSign: false } as const
const withAlt = { ...withMod, held: 'alt' } as const

/**
 * Every shortcut, in the order in which the list under `?` shows them. The words are `admin.writing.shortcuts.<id>`.
 */
export const shortcuts = [
  { id: 'save', keys: ['s'], show: ['Ctrl', 'S'], ...withMod },
  { id: 'close', keys: ['escape'], show: ['Esc'], ...withMod, held: undefined },
  { id: 'undo', keys: ['z'], show: ['Ctrl', 'Z'], ...withMod },
  { id: 'search', keys: ['/'], show: ['/'], ...sign },
  { id: 'new', keys: ['n'], show: ['N'], ...single },
  { id: 'walk', keys: ['j', 'k'], show: ['J', 'K'], ...single },
  { id: 'open', keys: ['o'], show: ['O'], ...single },
  { id: 'archive', keys: ['e'], show: ['E'], ...single },
  { id: 'reply', keys: ['r'], show: ['R'], ...single },
  { id: 'notRobot', keys: ['s'], show: ['S'], ...single },
  { id: 'undoOne', keys: ['u'], show: ['U'], ...single },
  { id: 'reorder', keys: ['arrowup', 'arrowdown'], show: ['Alt', '↑ ↓'], ...withAlt },
  { id: 'language', keys: ['arrowleft', 'arrowright'], show: ['Alt', '← →'], ...withAlt },
  { id: 'help', keys: ['?'], show: ['?'], ...sign },
] as const satisfies readonly Shortcut[]

export type ShortcutId = (typeof shortcuts)[number]['id']
