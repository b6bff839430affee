/** A command from a key or a control. Times are in seconds, parts and volumes from 0 to 1. */
export type PlayerCommand =
  | { kind: 'toggle' | 'mute' | 'fullScreen' | 'captions' }
  | { kind: 'seekBy'; seconds: number }
  | { kind: 'seekTo'; part: number }
  | { kind: 'seekAt'; seconds: number }
  | { kind: 'volumeBy'; by: number }
  | { kind: 'volumeTo'; volume: number }
  | { kind: 'speedBy'; steps: number }
  | { kind: 'speedTo'; speed: number }

const commands: Readonly<Record<string, PlayerCommand>> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  m: { kind: 'mute' },
  f: { kind: 'fullScreen' },
  c: { kind: 'captions' },
  arrowleft: { kind: 'seekBy', seconds: -5 },
  arrowright: { kind: 'seekBy', seconds: 5 },
  j: { kind: 'seekBy', seconds: -10 },
  l: { kind: 'seekBy', seconds: 10 },
  home: { kind: 'seekTo', part: 0 },
  end: { kind: 'seekTo', part: 1 },
  arrowup: { kind: 'volumeBy', by: 0.1 },
  arrowdown: { kind: 'volumeBy', by: -0.1 },
  '<': { kind: 'speedBy', steps: -1 },
  '>': { kind: 'speedBy', steps: 1 },
}

/** A focused control that uses some keys itself. */
export type FocusedControl = 'button' | 'list' | 'slider' | undefined

/** Returns the kind of a focused control. The position's slider leaves its keys to the player, whose steps it shares. */
export function controlOf(element: Element): FocusedControl {
  if (element.matches('button, a')) return 'button'
  if (element.matches('select')) return 'list'
  return element.matches('input[type=range]:not([data-position])') ? 'slider' : undefined
}

/** Keys that a focused control uses itself. */
const ownKeys: Readonly<Record<NonNullable<FocusedControl>, RegExp>> = {
  button: /^ $/,
  list: /^( |arrow\w+|home|end|[a-z\d])$/,
  slider: /^(arrow\w+|home|end)$/,
}

/** Returns the command of a key, by its name in lower case; undefined if it has none, or the focused control uses it. */
export function commandOf(key: string, focused?: FocusedControl): PlayerCommand | undefined {
  if (focused && ownKeys[focused].test(key)) return undefined
  if (/^\d$/.test(key)) return { kind: 'seekTo', part: Number(key) / 10 }
  return commands[key]
}

/** Playback speeds; 1 is normal. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

/** Returns the speed some steps faster or slower, within the list. */
export function speedAfter(speed: number, steps: number): number {
  const at = speeds.findIndex((other) => other >= speed)
  return speeds[Math.min(Math.max(at + steps, 0), speeds.length - 1)] ?? 1
}
