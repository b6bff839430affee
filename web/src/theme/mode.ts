import { localStore } from '../lib/browserStorage'

/** The visitor's choice; 'system' follows the device. */
const modes = ['dark', 'light', 'system'] as const
export type Mode = (typeof modes)[number]
export type Scheme = 'dark' | 'light'

const storageKey = 'studio.theme'

/** Returns the stored choice; dark is the default (specification, section 1). */
export function storedMode(): Mode {
  const stored = localStore.read(storageKey)
  return modes.find((mode) => mode === stored) ?? 'dark'
}

/** Returns the scheme that a mode means on this device. */
export const schemeOf = (mode: Mode): Scheme =>
  mode === 'system' ? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark') : mode

/** The colour of the browser's bars: the grounds of tokens.ts, repeated to keep that file out of this script. */
export const grounds: Readonly<Record<Scheme, string>> = { dark: '#14110f', light: '#faf7f2' }

/** Applies a mode: the scheme for the styles, the mode for the toggle button. */
export function showMode(mode: Mode) {
  const scheme = schemeOf(mode)
  Object.assign(document.documentElement.dataset, { theme: scheme, mode })
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', grounds[scheme])
}

/** Returns the mode in use, which may be stored nowhere. */
export const shownMode = (): Mode =>
  modes.find((mode) => mode === document.documentElement.dataset.mode) ?? storedMode()

/** Stores a mode on the device and applies it. */
export function applyMode(mode: Mode) {
  localStore.write(storageKey, mode)
  showMode(mode)
}

const following: Readonly<Record<Mode, Mode>> = { dark: 'light', light: 'system', system: 'dark' }

/** Switches to the next mode: dark, light, system. */
export const toggleTheme = () => applyMode(following[shownMode()])

/** Calls back when the device's scheme changes. Returns the unsubscribe function. */
export function onDeviceScheme(listener: () => void) {
  const device = matchMedia('(prefers-color-scheme: light)')
  device.addEventListener('change', listener)
  return () => device.removeEventListener('change', listener)
}
