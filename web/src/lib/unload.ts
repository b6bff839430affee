/**
 * Stops a film or sound from loading. Otherwise it loads on after it was removed, and reports an error once its address is
 * gone.
 */
export function unload(media: HTMLMediaElement) {
  media.removeAttribute('src')
  media.load()
}

/** A `ref` that stops a film or sound from loading when it is removed. */
export const unloading = (media: HTMLMediaElement | null) => () => {
  if (media) unload(media)
}
