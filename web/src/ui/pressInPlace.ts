import type { MouseEvent } from 'react'

/**
 * For a button that submits: a press on it does not leave the field that is being written. Leaving may show the field's
 * error, which pushes the button away from under the pointer, and the click is lost.
 */
export const pressInPlace = (event: MouseEvent) => event.preventDefault()
