import { localStore } from '../lib/browserStorage'

/** What the visitor chose; 'system' follows the device. */
const modes = ['dark', 'light', 'system'] as const
export type Mode = (typeof modes)[number]
export type Scheme = 'dark' | 'light'

const storageKey = 'studio.theme'

/** The stored choice; dark is the default (specification, section 1). */
export function storedMode(): Mode {
  const stored = localStore.read(storageKey)
  return modes.find((mode) => mode === stored) ?? 'dark'
}

/** The scheme a mode means on this device. */
export const schemeOf = (mode: Mode): Scheme =>
  mode === 'system' ? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark') : mode

/** What the browser paints around the page; the colours of the ground (tokens.ts), which are no part of this script. */
export const grounds: Readonly<Record<Scheme, string>> = { dark: '#14110f', light: '#faf7f2' }

/** Shows a mode: the scheme for styles, the mode for the button that changes it. */
export function showMode(mode: Mode) {
  const scheme = schemeOf(mode)
  Object.assign(document.documentElement.dataset, { theme: scheme, mode })
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', grounds[scheme])
}

/** The mode that is shown, which may be kept nowhere. */
export const shownMode = (): Mode =>
  modes.find((mode) => mode === document.documentElement.dataset.mode) ?? storedMode()

/** Keeps the choice on the device and shows it at once. */
export function applyMode(mode: Mode) {
  localStore.write(storageKey, mode)
  showMode(mode)
}

const following: Readonly<Record<Mode, Mode>> = { dark: 'light', light: 'system', system: 'dark' }

/** Goes on to the next mode: dark, light, as the device has it. */
export const toggleTheme = () => applyMode(following[shownMode()])

/** Calls back when the device changes between dark and light. */
export function onDeviceScheme(listener: () => void) {
  const device = matchMedia('(prefers-color-scheme: light)')
  device.addEventListener('change', listener)
  return () => device.removeEventListener('change', listener)
}
