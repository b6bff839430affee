/** What the visitor chose; 'system' follows the device. */
export const modes = ['dark', 'light', 'system'] as const
export type Mode = (typeof modes)[number]
export type Scheme = 'dark' | 'light'

const storageKey = 'studio.theme'

/** The stored choice; dark is the default (specification, section 1). */
export function storedMode(): Mode {
  const stored = readStorage()
  return modes.find((mode) => mode === stored) ?? 'dark'
}

/** The scheme a mode means on this device. */
export const schemeOf = (mode: Mode): Scheme =>
  mode === 'system' ? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark') : mode

/** Keeps the choice on the device and shows it at once. */
export function applyMode(mode: Mode) {
  try {
    localStorage.setItem(storageKey, mode)
  } catch {
    // The choice then lasts as long as the page.
  }
  document.documentElement.dataset.theme = schemeOf(mode)
}

function readStorage() {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Changes between dark and light, whatever the choice was. */
export const toggleTheme = () => applyMode(schemeOf(storedMode()) === 'dark' ? 'light' : 'dark')
