import {
  black,
  type Color,
  clamp,
  develop,
  Frame,
  hex,
  layered,
  mix,
  noiseFrom,
  plus,
  ramp,
  randomFrom,
  scale,
  size,
  smooth,
} from './film.ts'

const { width } = size

const floor = 598

interface Panel {
  middle: number
  tall: number
  /** How far out of focus it is. */
  soft: number
  by: number
  scene: (u: number, v: number) => Color
}

/** Upright frames of light in a dark room: one is in focus, the next ones wait. */
export function sampleReel() {
  const frame = new Frame()
  const smoke = noiseFrom(66)
  frame.paint((_x, _y, u, v) => {
    const drift = 0.7 + 0.7 * layered(smoke, u * 3, v * 3.4, 5)
    const warm = Math.exp(-((u - 0.42) ** 2 * 9 + (v - 0.45) ** 2 * 5))
    const cool = Math.exp(-((u - 0.8) ** 2 * 8 + (v - 0.4) ** 2 * 5))
    const room = mix(hex('#070b0b'), hex('#030405'), v)
    return plus(plus(room, hex('#c8562a'), 0.17 * warm * drift), hex('#1f8f88'), 0.2 * cool * drift)
  })
  for (const panel of panels) {
    const lit = hang(panel)
    const mirror = turned(lit, panel)
    if (panel.soft) {
      lit.blur(panel.soft)
      mirror.blur(panel.soft)
    }
    frame.expose(mirror, 0.42).expose(lit)
  }
  frame.bloom(0.5, 0.5, [6, 26, 90])
  const random = randomFrom(8)
  for (let mote = 0; mote < 34; mote++) {
    const color = random() < 0.5 ? hex('#ffb070') : hex('#6fe0d4')
    frame.bokeh(random() * width, random() * floor, 1 + random() ** 3 * 6, color, 0.02 + 0.08 * random() ** 3)
  }
  return develop(frame, { seed: 7, exposure: 1.1, vignette: 0.5 })
}

const dunes = noiseFrom(15)

const dusk = (u: number, v: number): Color => {
  const far = Math.hypot((u - 0.5) * 0.5625, v - 0.47)
  const air = plus(
    ramp(['#0d4a52', '#2f8f8a', '#f0a868', '#ff7d36'].map(hex), v / 0.62),
    hex('#ffb36b'),
    Math.exp(-far * 8),
  )
  const sky = mix(air, scale(hex('#fff0d4'), 2.4), smooth(0.112, 0.108, far))
  const back = 0.6 + 0.05 * dunes(u * 1.6, 1) + 0.02 * u
  const front = 0.73 + 0.09 * dunes(u * 1.3 + 4, 7) - 0.06 * u
  const hill = mix(
    sky,
    mix(hex('#d9662c'), hex('#8a3a1c'), smooth(back, 0.85, v)),
    smooth(back - 0.003, back + 0.003, v),
  )
  return mix(hill, mix(hex('#1a5a5a'), hex('#0a2f33'), smooth(front, 1, v)), smooth(front - 0.003, front + 0.003, v))
}

const tones = (...stops: string[]) => stops.map(hex)

/** A moon over quiet water. */
const moonlit = (u: number, v: number): Color => {
  const far = Math.hypot((u - 0.6) * 0.5625, v - 0.27)
  const sky = plus(
    ramp(tones('#04262c', '#0d5258', '#2f9c93', '#8fd6c4'), v / 0.58),
    hex('#c8fff0'),
    0.35 * Math.exp(-far * 9),
  )
  const moon = mix(sky, scale(hex('#f4fff6'), 1.7), smooth(0.088, 0.08, far))
  const lines = 0.5 + 0.5 * Math.sin(900 / (v - 0.42) ** 0.5)
  const lane = Math.exp(-(((u - 0.6) / (0.1 + (v - 0.58) * 0.5)) ** 2))
  const water = plus(
    ramp(tones('#3fa79c', '#0f5a5f', '#052a30'), (v - 0.58) / 0.42),
    hex('#d6fff0'),
    lane * lines * 0.4,
  )
  return v < 0.58 ? moon : water
}

/** A lit ball in an empty room. */
const planet = (u: number, v: number): Color => {
  const x = (u - 0.5) * 0.5625
  const y = v - 0.48
  const radius = 0.19
  const far = Math.hypot(x, y) / radius
  const wall = ramp(tones('#7a2d14', '#c4521f', '#f08a45', '#ffb878'), v)
  if (far > 1) return scale(wall, 0.75 - 0.35 * Math.exp(-(((x + 0.06) / 0.2) ** 2) - ((y - 0.26) / 0.09) ** 2))
  const lit = Math.max(0, (-x * 0.6 - y * 0.7) / radius + Math.sqrt(1 - far * far) * 0.55)
  return plus(scale(hex('#1f9d94'), 0.12 + 0.85 * lit), hex('#ffe0bd'), 0.5 * lit ** 9)
}

/** Cloth in even folds. */
const folds = (stops: readonly Color[], often: number) => (u: number, v: number) => {
  const at = u * 0.9 + v * 0.62 + 0.07 * Math.sin(v * 5 + u * 2)
  const wave = 0.5 + 0.5 * Math.sin(at * often)
  return ramp(stops, 0.15 + 0.75 * wave)
}

/** Lights of an evening. */
const lamps = (u: number, v: number): Color => {
  let sum = ramp(tones('#0a2c30', '#0d3a3d', '#3a1a10'), v)
  for (let lamp = 0; lamp < 9; lamp++) {
    const far = Math.hypot((u - ((lamp * 0.37 + 0.12) % 1)) * 0.5625, v - ((lamp * 0.23 + 0.1) % 0.95))
    const color = lamp % 3 ? hex('#ff8f40') : hex('#3cc8bb')
    sum = plus(sum, color, 0.55 * smooth(0.075 + lamp * 0.006, 0.065 + lamp * 0.006, far))
  }
  return sum
}

const panels: readonly Panel[] = [
  { middle: 20, tall: 372, soft: 13, by: 0.42, scene: lamps },
  { middle: 252, tall: 446, soft: 5, by: 0.62, scene: planet },
  { middle: 1244, tall: 356, soft: 15, by: 0.4, scene: folds(tones('#4a1508', '#c4521f', '#ffb878'), 11) },
  { middle: 1042, tall: 404, soft: 9, by: 0.46, scene: folds(tones('#06363a', '#1f8f88', '#9fe8d8'), 9) },
  { middle: 810, tall: 462, soft: 3, by: 0.66, scene: moonlit },
  { middle: 530, tall: 524, soft: 0, by: 1.05, scene: dusk },
]

function hang({ middle, tall, by, scene }: Panel) {
  const wide = (tall * 9) / 16
  const bottom = floor - 16 - (520 - tall) * 0.14
  const round = tall * 0.026
  return new Frame().paint((x, y) => {
    const dx = Math.abs(x + 0.5 - middle) - wide / 2 + round
    const dy = Math.abs(y + 0.5 - (bottom - tall / 2)) - tall / 2 + round
    const edge = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round
    if (edge > 1) return black
    const inside = clamp(0.5 - edge)
    const u = (x + 0.5 - middle) / wide + 0.5
    const v = (y + 0.5 - (bottom - tall)) / tall
    return scale(scene(u, v), inside * by)
  })
}

const turned = (lit: Frame, { tall }: Panel) => {
  const at = floor - (520 - tall) * 0.14
  return new Frame()
    .paint((x, y) => {
      const down = y - at
      const from = at - down * 1.02
      return down < 0 || from < 0 ? black : scale(lit.between(x, from), Math.exp(-down / 95))
    })
    .blur(2, 5)
}
