/** A moment of a shot to draw: its board, the size of the picture, seconds since the cut, and the shot's share (0..1). */
export interface Moment {
  board: CanvasRenderingContext2D
  width: number
  height: number
  seconds: number
  share: number
}
export interface Shot {
  seconds: number
  draw: (moment: Moment) => void
}
export type Color = string

/** Logical length of the short side of every picture. */
export const shortSide = 900

export const wave = (seconds: number, perSecond = 1, phase = 0) => Math.sin((seconds * perSecond + phase) * 2 * Math.PI)

/** Eases a share of 0..1, slow at both ends. */
export const eased = (share: number) => {
  const at = Math.min(1, Math.max(0, share))
  return at * at * (3 - 2 * at)
}

export const between = (from: number, to: number, share: number) => from + (to - from) * share

/** Returns the eased share of a movement that begins after `start` seconds and takes `length`. */
export const after = (seconds: number, start: number, length: number) => eased((seconds - start) / length)

/** Fills the picture with colors from top to bottom. */
export function ground({ board, width, height }: Moment, ...colors: readonly Color[]) {
  const gradient = board.createLinearGradient(0, 0, 0, height)
  for (const [at, color] of colors.entries()) gradient.addColorStop(at / Math.max(1, colors.length - 1), color)
  board.fillStyle = gradient
  board.fillRect(-width, -height, 3 * width, 3 * height)
}

/** Adds light around a point. `color` is six hexadecimal digits. */
export function glow({ board }: Moment, x: number, y: number, radius: number, color: Color, strength = 1) {
  const gradient = board.createRadialGradient(x, y, 0, x, y, radius)
  gradient.addColorStop(0, color)
  gradient.addColorStop(1, `${color}00`)
  board.save()
  board.globalCompositeOperation = 'screen'
  board.globalAlpha = strength
  board.fillStyle = gradient
  board.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
  board.restore()
}

/** Darkens the corners, as a lens does. */
export function vignette({ board, width, height }: Moment, color: Color, strength = 0.6) {
  const far = Math.hypot(width, height) / 2
  const gradient = board.createRadialGradient(width / 2, height / 2, far * 0.45, width / 2, height / 2, far)
  gradient.addColorStop(0, `${color}00`)
  gradient.addColorStop(1, color)
  board.save()
  board.globalAlpha = strength
  board.fillStyle = gradient
  board.fillRect(0, 0, width, height)
  board.restore()
}

/** Draws with a camera that moves toward the middle, or away from it, during the shot. */
export function camera(moment: Moment, from: number, to: number, draw: () => void, drift = 0) {
  const { board, width, height, seconds, share } = moment
  const scale = between(from, to, share)
  board.save()
  board.translate(width / 2 + drift * wave(seconds, 0.31), height / 2 + drift * wave(seconds, 0.23, 0.2))
  board.scale(scale, scale)
  board.translate(-width / 2, -height / 2)
  draw()
  board.restore()
}

export function disc({ board }: Moment, x: number, y: number, radius: number, color: Color, flat = 1) {
  board.fillStyle = color
  board.beginPath()
  board.ellipse(x, y, Math.max(0, radius), Math.max(0, radius * flat), 0, 0, 2 * Math.PI)
  board.fill()
}

/** A box with round corners, by its top left corner. */
export function box({ board }: Moment, x: number, y: number, width: number, height: number, color: Color, corner = 0) {
  board.fillStyle = color
  board.beginPath()
  board.roundRect(x, y, width, height, corner)
  board.fill()
}

/** Fills an SVG path. */
export function shape({ board }: Moment, path: string, color: Color) {
  board.fillStyle = color
  board.fill(new Path2D(path))
}

/** Strokes an SVG path with round ends. */
export function stroke({ board }: Moment, path: string, color: Color, width: number) {
  board.strokeStyle = color
  board.lineWidth = width
  board.lineCap = 'round'
  board.lineJoin = 'round'
  board.stroke(new Path2D(path))
}

/** Draws in a part of the picture with its own origin, size and angle. */
export function placed({ board }: Moment, x: number, y: number, scale: number, draw: () => void, angle = 0) {
  board.save()
  board.translate(x, y)
  board.rotate(angle)
  board.scale(scale, scale)
  draw()
  board.restore()
}

/** A repeatable number of 0..1 for an index. */
export const random = (index: number) => {
  const value = Math.sin(index * 127.1 + 11.7) * 43758.5453
  return value - Math.floor(value)
}
