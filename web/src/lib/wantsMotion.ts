declare global {
  interface Navigator {
    /** Only Chromium has this property. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Returns whether the visitor accepts moving pictures. Check it each time before one is loaded or resumed. */
export const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData()

/** Returns whether the visitor wants to load little data. */
export const savesData = (): boolean =>
  matchMedia('(prefers-reduced-data: reduce)').matches || navigator.connection?.saveData === true
