/** True on Apple devices, whose keyboards have other names and uses for keys. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
