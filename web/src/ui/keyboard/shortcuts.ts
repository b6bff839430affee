/** A keyboard shortcut of the console. */
export interface Shortcut {
  id: string
  /** Any of these keys, in lower case, as `keyOf` names them. */
  keys: readonly string[]
  /** The modifier: `mod` is Ctrl, or Command on a Mac. */
  held: 'mod' | 'alt' | undefined
  /** The keys as shown to the user. */
  show: readonly string[]
  /** A single key works only outside of fields and can be turned off (useShortcut). */
  isSingle: boolean
  /**
   * A sign is matched wherever the layout has it, even behind Shift: '/' and '?' have other places on a Spanish
   * keyboard.
   */
  isSign: boolean
}

const single = { held: undefined, isSingle: true, isSign: false } as const
const sign = { ...single, isSign: true } as const
const withMod = { held: 'mod', isSingle: false, isSign: false } as const
const withAlt = { ...withMod, held: 'alt' } as const

/** Every shortcut, in the order of the list under `?`. Its text is `admin.writing.shortcuts.<id>`. */
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
