import {
  type Color,
  clamp,
  develop,
  Frame,
  hex,
  layered,
  mix,
  type Noise,
  noiseFrom,
  plus,
  ramp,
  randomFrom,
  size,
  smooth,
} from './film.ts'

const { width, height } = size

const horizon = 286
const focal = 620
const eye = 1.5

/** Where a point of the road, `across` metres from its middle and `ahead` metres away, is on the picture. */
const project = (across: number, above: number, ahead: number) => {
  const bend = 0.0105 * ahead ** 2 * Math.exp(-ahead / 95) - 0.4
  return {
    x: width * 0.44 + (focal * (across + bend)) / ahead,
    y: horizon + (focal * (eye - above)) / ahead - 16 * smooth(14, 90, ahead),
    near: focal / ahead,
  }
}

/** A night road, one long exposure: what came, in teal; what left, in orange. */
export function volta() {
  const frame = new Frame()
  const noise = noiseFrom(4)
  frame.paint((_x, y, u, v) => {
    const cloud = layered(noise, u * 2.4 + 3, v * 6, 5)
    const dusk = Math.exp(-(((u - 0.66) * 2.5) ** 2))
    const low = clamp((v + cloud * 0.11 * (1 - v)) / 0.41)
    const sky = mix(ramp(cold, low), ramp(warm, low), dusk)
    const far = hills(u, noise, 0) * height
    const near = hills(u, noise, 1) * height
    const behind = mix(sky, mix(hex('#164548'), hex('#a04a26'), dusk * 0.9), smooth(far - 1, far + 1, y) * 0.75)
    const land = mix(behind, mix(hex('#071a1d'), hex('#2c1a14'), dusk), smooth(near - 1, near + 1, y) * 0.92)
    const wet = 0.5 + 0.5 * layered(noise, u * 3, v * 26, 3)
    const shine = dusk * smooth(0.62, 0.4, v)
    const road = plus(hex('#050b0d'), hex('#1b5a5c'), 0.16 * wet * smooth(1, 0.4, v))
    return mix(land, plus(road, hex('#ff6f2c'), 0.09 * shine * wet), smooth(0.392, 0.43, v))
  })
  const lamps = town()
  frame.expose(lamps)
  frame.expose(mirrored(lamps).blur(2, 30), 0.55)
  const trails = new Frame()
  const wetLights = new Frame()
  lights(trails, wetLights)
  frame.expose(wetLights.copy().blur(4, 26), 0.62).expose(wetLights.blur(1, 7), 0.16)
  frame.expose(trails)
  frame.bloom(0.55, 0.8, [3, 14, 56])
  return develop(frame, { seed: 3, exposure: 1.15, vignette: 0.5 })
}

const cold = ['#021014', '#06222a', '#0d3a42', '#1c6668', '#4d9188'].map(hex)
const warm = ['#021014', '#07272f', '#12484f', '#3f7a72', '#d07f4c', '#ff7d33'].map(hex)

/** The height of the hills behind the city, 0 at the picture's top. */
const hills = (u: number, noise: Noise, near: number) =>
  0.345 + near * 0.03 - 0.05 * (1 - near * 0.4) * (layered(noise, u * (3.2 + near * 2) + near * 8, 40 + near, 5) + 0.35)

/** A city far out of focus. */
function town() {
  const frame = new Frame()
  const random = randomFrom(41)
  for (let lamp = 0; lamp < 300; lamp++) {
    const x = width * (-0.02 + 1.04 * random())
    const crowd = 0.3 + 0.7 * Math.exp(-(((x / width - 0.7) * 2.4) ** 2))
    const y = horizon - 4 - random() ** 2.2 * 62 * crowd
    const color = random() < 0.66 ? mix(hex('#ff7426'), hex('#ffc890'), random() ** 1.5) : hex('#3cc4b8')
    frame.bokeh(x, y, 2.5 + random() ** 3 * 17, color, (0.02 + 0.5 * random() ** 5) * crowd)
  }
  return frame
}

/** What stands above the horizon, turned over below it. */
const mirrored = (above: Frame) =>
  new Frame().paint((x, y) => (y > horizon + 4 ? above.at(x, Math.max(0, 2 * (horizon + 2) - y)) : [0, 0, 0]))

function lights(trails: Frame, wet: Frame) {
  const random = randomFrom(77)
  for (let trail = 0; trail < 96; trail++) {
    const leaving = trail % 5 < 3
    const lane = Math.floor(random() * 2)
    const across = leaving ? 1.0 + lane * 2.6 + random() * 1.6 : -1.3 - lane * 2.5 - random() * 1.6
    const above = leaving ? 0.35 + random() ** 2 * 0.75 : 0.4 + random() ** 2 * 0.6
    const color: Color = leaving
      ? mix(hex('#ff3d14'), hex('#ffa044'), random() ** 1.4)
      : mix(hex('#1fa89f'), hex('#d6fff6'), random() ** 1.7)
    const first = random() < 0.5 ? 1 : 1 + random() * 12
    const last = 70 + random() * 90
    const strong = (0.22 + 1.05 * random() ** 2) * (leaving ? 0.95 : 0.8)
    const drift = (random() - 0.5) * 0.9
    const path = (above: number) => {
      const points: { x: number; y: number; thick: number; by: number }[] = []
      for (let ahead = first; ahead < last; ahead *= 1.018) {
        const wander = drift * Math.sin(ahead / 17 + trail)
        const place = project(across + wander, above, ahead)
        const fade = smooth(first * 0.99, first * 1.7 + 0.4, ahead) * smooth(last, last * 0.5, ahead)
        const flicker = 0.75 + 0.25 * Math.sin(ahead * 0.9 + trail * 2.1)
        points.push({ x: place.x, y: place.y, thick: 0.35 + place.near * 0.014, by: strong * fade * flicker })
      }
      return points
    }
    trails.stroke(path(above), color)
    wet.stroke(path(-above), color)
  }
}
