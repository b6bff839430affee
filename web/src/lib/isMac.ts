/** Whether this is one of Apple's keyboards, where keys have other names and other uses. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
