let isDrawn: boolean | undefined

/**
 * Returns whether the system draws flags. Windows shows a flag's two letters instead, which are as wide together as
 * separately; a drawn flag is narrower.
 */
export function drawsFlags(): boolean {
  isDrawn ??= measureFlag()
  return isDrawn
}

function measureFlag() {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return false
  const widthOf = (text: string) => canvas.measureText(text).width
  return widthOf('🇪🇸') < 0.9 * (widthOf('🇪') + widthOf('🇸'))
}

/** Lets styles show flags if the system draws them (ui/Flag.tsx). */
export function markFlags() {
  if (drawsFlags()) document.documentElement.dataset.flags = ''
}
