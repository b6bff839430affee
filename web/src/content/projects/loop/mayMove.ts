declare global {
  interface Navigator {
    /** Only Chromium knows it. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Whether a visitor wants pictures that move by themselves: asked each time before one is fetched or plays on. */
export const mayMove = (): boolean =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !matchMedia('(prefers-reduced-data: reduce)').matches &&
  !navigator.connection?.saveData
