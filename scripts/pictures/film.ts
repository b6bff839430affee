/**
 * A very small film lab: pictures are built as linear light in 32-bit floats, then exposed, graded and grained as a
 * last step (`develop`). Everything random comes from a seed, so that a picture is the same on every run.
 */

/** Linear light; 1 is paper white, more is allowed and blooms. */
export type Color = readonly [red: number, green: number, blue: number]

/** Every thumbnail's size in pixels. */
export const size = { width: 1280, height: 720 } as const

const { width, height } = size
const pixels = width * height

/** No light. */
export const black: Color = [0, 0, 0]

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** `#rrggbb` as linear light. */
export const hex = (text: string): Color => {
  const channel = (from: number) => linear(Number.parseInt(text.slice(from, from + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

/** The colour, brighter or darker. */
export const scale = ([r, g, b]: Color, by: number): Color => [r * by, g * by, b * by]

/** Two lights on the same spot, the second one by so much. */
export const plus = (a: Color, b: Color, by = 1): Color => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by]

/** A surface's colour under a light. */
export const times = (a: Color, b: Color): Color => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]

/** From the first colour to the second, `t` from 0 to 1. */
export const mix = (a: Color, b: Color, t: number): Color => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

/** The value, kept between two others. */
export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))

/** 0 below `from`, 1 above `to`, smooth between; `from` may be the larger one. */
export const smooth = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** A colour along evenly spaced stops, `t` from 0 to 1. */
export const ramp = (stops: readonly Color[], t: number): Color => {
  const place = clamp(t) * (stops.length - 1)
  const index = Math.min(stops.length - 2, Math.floor(place))
  return mix(stops[index] ?? black, stops[index + 1] ?? black, place - index)
}

/** A stream of numbers in [0, 1) that depends on the seed alone (mulberry32). */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Smooth gradient noise in the plane, about -1 to 1. */
export const noiseFrom = (seed: number) => {
  const random = randomFrom(seed)
  const order = Uint8Array.from({ length: 256 }, (_, index) => index)
  for (let index = 255; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const kept = order[index] ?? 0
    order[index] = order[other] ?? 0
    order[other] = kept
  }
  const slopes = Float32Array.from({ length: 512 }, (_, index) =>
    index % 2 ? Math.sin(((index >> 1) / 256) * 2 * Math.PI) : Math.cos(((index >> 1) / 256) * 2 * Math.PI),
  )
  const corner = (x: number, y: number, dx: number, dy: number) => {
    const place = (order[((order[x & 255] ?? 0) + y) & 255] ?? 0) * 2
    return (slopes[place] ?? 0) * dx + (slopes[place + 1] ?? 0) * dy
  }
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
  return (x: number, y: number) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const dx = x - left
    const dy = y - top
    const across = ease(dx)
    const upper = corner(left, top, dx, dy) * (1 - across) + corner(left + 1, top, dx - 1, dy) * across
    const lower = corner(left, top + 1, dx, dy - 1) * (1 - across) + corner(left + 1, top + 1, dx - 1, dy - 1) * across
    return (upper + (lower - upper) * ease(dy)) * 1.5
  }
}

/** What `noiseFrom` makes. */
export type Noise = ReturnType<typeof noiseFrom>

/** Noise in several octaves: clouds, mist, plaster. */
export const layered = (noise: Noise, x: number, y: number, octaves: number) => {
  let sum = 0
  let weight = 0.5
  let at = 1
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x * at + octave * 17.3, y * at - octave * 9.1)
    weight *= 0.5
    at *= 2.03
  }
  return sum
}

const folded = (place: number, length: number) => {
  if (place >= 0 && place < length) return place
  const within = ((place % (2 * length)) + 2 * length) % (2 * length)
  return within < length ? within : 2 * length - 1 - within
}

/** One picture's light, three floats per pixel. */
export class Frame {
  readonly light = new Float32Array(pixels * 3)

  /** The light of the nearest pixel; beyond its edges a picture goes on mirrored. */
  at(x: number, y: number): Color {
    const i = (folded(Math.round(y), height) * width + folded(Math.round(x), width)) * 3
    return [this.light[i] ?? 0, this.light[i + 1] ?? 0, this.light[i + 2] ?? 0]
  }

  /** The light between four pixels. */
  between(x: number, y: number): Color {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const upper = mix(this.at(left, top), this.at(left + 1, top), x - left)
    const lower = mix(this.at(left, top + 1), this.at(left + 1, top + 1), x - left)
    return mix(upper, lower, y - top)
  }

  set(x: number, y: number, color: Color) {
    const i = (y * width + x) * 3
    this.light[i] = color[0]
    this.light[i + 1] = color[1]
    this.light[i + 2] = color[2]
  }

  add(x: number, y: number, color: Color, by: number) {
    if (x < 0 || y < 0 || x >= width || y >= height) return
    const i = (y * width + x) * 3
    this.light[i] = (this.light[i] ?? 0) + color[0] * by
    this.light[i + 1] = (this.light[i + 1] ?? 0) + color[1] * by
    this.light[i + 2] = (this.light[i + 2] ?? 0) + color[2] * by
  }

  /** Sets every pixel; `u` runs 0-1 across and `v` 0-1 down. */
  paint(color: (x: number, y: number, u: number, v: number, before: Color) => Color) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        this.set(x, y, color(x, y, (x + 0.5) / width, (y + 0.5) / height, this.at(x, y)))
      }
    }
    return this
  }

  /** A point of light of less than a pixel. */
  spark(x: number, y: number, color: Color, by: number) {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const dx = x - left
    const dy = y - top
    this.add(left, top, color, by * (1 - dx) * (1 - dy))
    this.add(left + 1, top, color, by * dx * (1 - dy))
    this.add(left, top + 1, color, by * (1 - dx) * dy)
    this.add(left + 1, top + 1, color, by * dx * dy)
  }

  /** A soft round light, brightest in its middle. */
  glow(x: number, y: number, radius: number, color: Color, by: number, squash = 1) {
    const reach = radius * 3
    for (let py = Math.floor(y - reach * squash); py <= y + reach * squash; py++) {
      for (let px = Math.floor(x - reach); px <= x + reach; px++) {
        const far = ((px - x) ** 2 + ((py - y) / squash) ** 2) / (radius * radius)
        if (far < 9) this.add(px, py, color, by * Math.exp(-far * 1.6))
      }
    }
  }

  /** An out-of-focus light: an even disc with a slightly brighter rim. */
  bokeh(x: number, y: number, radius: number, color: Color, by: number, squash = 1) {
    for (let py = Math.floor(y - radius - 2); py <= y + radius + 2; py++) {
      for (let px = Math.floor(x - radius - 2); px <= x + radius + 2; px++) {
        const far = Math.hypot((px - x) / squash, py - y)
        const inside = smooth(radius + 1, radius - 1, far)
        if (inside > 0) this.add(px, py, color, by * inside * (0.72 + 0.45 * smooth(0.72, 0.97, far / radius)))
      }
    }
  }

  /** A line of light through the points, `thick` pixels wide at each. */
  stroke(points: readonly { x: number; y: number; thick: number; by: number }[], color: Color) {
    for (let index = 1; index < points.length; index++) {
      const from = points[index - 1]
      const to = points[index]
      if (!from || !to) continue
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      const steps = Math.max(1, Math.ceil(length / Math.max(0.5, Math.min(from.thick, to.thick) * 0.4)))
      for (let step = 0; step < steps; step++) {
        const t = step / steps
        const thick = from.thick + (to.thick - from.thick) * t
        const x = from.x + (to.x - from.x) * t
        const y = from.y + (to.y - from.y) * t
        const by = ((from.by + (to.by - from.by) * t) * (length / steps)) / Math.max(0.6, thick)
        if (thick < 0.8) this.spark(x, y, color, by * thick)
        else this.glow(x, y, thick * 0.62, color, by * 0.72)
      }
    }
  }

  copy() {
    const other = new Frame()
    other.light.set(this.light)
    return other
  }

  /** Adds another frame's light. */
  expose(other: Frame, by = 1) {
    for (let i = 0; i < this.light.length; i++) this.light[i] = (this.light[i] ?? 0) + (other.light[i] ?? 0) * by
    return this
  }

  /** Softens by about `across` and `down` pixels: three box passes each way, close to a Gaussian. */
  blur(across: number, down = across) {
    const spare = new Float32Array(this.light.length)
    for (let pass = 0; pass < 3; pass++) {
      if (across >= 0.5) box(this.light, spare, Math.round(across), height, width * 3, width, 3)
      if (down >= 0.5) box(this.light, spare, Math.round(down), width, 3, height, width * 3)
    }
    return this
  }

  /** Lets what is brighter than `above` spill over its surroundings, as a lens does. */
  bloom(above: number, by: number, radii: readonly number[] = [4, 16, 60]) {
    const bright = new Frame()
    for (let i = 0; i < this.light.length; i++) bright.light[i] = Math.min(8, Math.max(0, (this.light[i] ?? 0) - above))
    for (const radius of radii) this.expose(bright.copy().blur(radius), by / radii.length)
    return this
  }
}

/** A running mean along `lines` lines of `length` values that lie `stride` apart, each channel for itself. */
function box(
  light: Float32Array,
  spare: Float32Array,
  radius: number,
  lines: number,
  lineStride: number,
  length: number,
  stride: number,
) {
  const share = 1 / (2 * radius + 1)
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < 3; channel++) {
      const start = line * lineStride + channel
      const at = (place: number) => light[start + clamp(place, 0, length - 1) * stride] ?? 0
      let sum = 0
      for (let place = -radius; place <= radius; place++) sum += at(place)
      for (let place = 0; place < length; place++) {
        spare[start + place * stride] = sum * share
        sum += at(place + radius + 1) - at(place - radius)
      }
    }
  }
  light.set(spare)
}

/** How a picture is developed. */
export interface Development {
  seed: number
  exposure?: number
  /** How far the shadows are pushed to teal and the highlights to orange. */
  grade?: number
  grain?: number
  /** How much darker the corners are. */
  vignette?: number
}

/** Filmic shoulder and toe (Narkowicz's fit of ACES). */
const film = (light: number) => clamp((light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14))

const display = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/** The finished 8-bit picture: vignette, tone curve, split toning and grain. */
export function develop(frame: Frame, options: Development): Uint8Array {
  const { seed, exposure = 1, grade = 1, grain = 1, vignette = 0.45 } = options
  const random = randomFrom(seed)
  const speckle = new Float32Array(pixels)
  for (let i = 0; i < pixels; i++) speckle[i] = random() + random() + random() - 1.5
  const bytes = new Uint8Array(pixels * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const corner = ((x / width - 0.5) * 2) ** 2 * 0.55 + ((y / height - 0.5) * 2) ** 2 * 0.45
      const gain = exposure * (1 - vignette * smooth(0.15, 1.1, corner))
      const tone = frame.at(x, y).map((light) => display(film(light * gain * 0.8))) as [number, number, number]
      const luma = tone[0] * 0.2126 + tone[1] * 0.7152 + tone[2] * 0.0722
      const shadow = (1 - smooth(0, 0.55, luma)) * smooth(0, 0.06, luma + 0.03) * grade
      const high = smooth(0.35, 0.95, luma) * grade
      const coarse = ((speckle[pixel] ?? 0) * 2 + (speckle[pixel - 1] ?? 0) + (speckle[pixel - width] ?? 0)) * 0.25
      const noise = coarse * grain * 0.034 * (0.35 + smooth(0, 0.3, luma) * smooth(1.1, 0.5, luma))
      bytes[pixel * 3] = 255 * clamp(tone[0] - 0.012 * shadow + 0.02 * high + noise) + 0.5
      bytes[pixel * 3 + 1] = 255 * clamp(tone[1] + 0.008 * shadow + 0.004 * high + noise) + 0.5
      bytes[pixel * 3 + 2] = 255 * clamp(tone[2] + 0.012 * shadow - 0.03 * high + noise) + 0.5
    }
  }
  return bytes
}
