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
  randomFrom,
  size,
  smooth,
} from './film.ts'

const { width, height } = size

const amber = hex('#ff9a45')
const teal = hex('#2fb3a8')
const cup = { x: 640, y: 622, rx: 300, ry: 58 }

/** Steam that rises from a cup and folds like northern lights. */
export function cafeAurora() {
  const frame = new Frame()
  const swirl = noiseFrom(11)
  frame.paint((x, y, u, v) => {
    const room = mix(hex('#061413'), hex('#140b08'), smooth(0.15, 0.95, v))
    const lamp = Math.exp(-((u - 0.36) ** 2 * 8 + (v - 0.95) ** 2 * 9))
    const window = Math.exp(-((u - 0.9) ** 2 * 6 + (v - 0.12) ** 2 * 4))
    const far = plus(plus(room, hex('#a8481d'), 0.2 * lamp), teal, 0.09 * window)
    return mix(body(x, y, far), coffee(x, y, swirl), within(x, y, 0, 1))
  })
  bokeh(frame)
  rim(frame)
  const steam = new Frame()
  for (const wisp of wisps) rise(steam, wisp)
  frame.expose(steam).expose(steam.copy().blur(4), 0.3).expose(steam.blur(30), 0.5)
  frame.bloom(0.6, 0.35)
  return develop(frame, { seed: 1, exposure: 1.2, vignette: 0.5 })
}

/** 1 inside the cup's mouth, grown by `more` pixels, 0 outside. */
const within = (x: number, y: number, more: number, soft: number) => {
  const far = Math.hypot((x - cup.x) / (cup.rx + more), (y - cup.y) / (cup.ry + more * 0.4))
  return smooth(1 + soft * 0.006, 1 - soft * 0.006, far)
}

/** The cup itself: porcelain that only catches light along its sides. */
function body(x: number, y: number, far: Color): Color {
  const down = (y - cup.y) / 190
  const half = (cup.rx + 8) * (1 - 0.22 * Math.max(0, down) ** 1.6)
  const across = (x - cup.x) / half
  const inside = down > 0 ? smooth(1.006, 0.994, Math.abs(across)) : within(x, y, 8, 1)
  const left = smooth(-0.25, -0.93, across) * smooth(-1.02, -0.9, across)
  const right = smooth(0.5, 0.96, across)
  const porcelain = plus(plus(hex('#0d0a09'), hex('#ff8a3d'), 0.3 * left), teal, 0.16 * right)
  return mix(far, porcelain, inside)
}

function coffee(x: number, y: number, noise: Noise): Color {
  const dx = (x - cup.x) / cup.rx
  const dy = (y - cup.y) / cup.ry
  const far = Math.hypot(dx, dy)
  const turn = Math.atan2(dy, dx)
  const wobble = layered(noise, Math.cos(turn - far * 3) * 1.7 + far * 2, Math.sin(turn - far * 3) * 1.7, 5)
  const arm = Math.sin(turn * 2 - far * 10 + wobble * 2.6)
  const thread = Math.sin(turn * 3 - far * 31 + wobble * 9)
  const crema =
    (smooth(-0.1, 1, arm) * 0.8 + smooth(0.3, 1, thread) * 0.25) * smooth(1, 0.86, far) * smooth(0, 0.2, far)
  const sheen = Math.exp(-((dx + 0.34) ** 2 * 3 + (dy + 0.3) ** 2 * 3.5))
  const cold = Math.exp(-((dx - 0.62) ** 2 * 6 + (dy + 0.35) ** 2 * 8))
  const lit = plus(plus(hex('#140905'), amber, 0.16 * sheen * sheen), teal, 0.07 * cold)
  return plus(lit, hex('#d8762c'), crema * (0.1 + 0.5 * sheen))
}

function bokeh(frame: Frame) {
  const random = randomFrom(52)
  for (let lamp = 0; lamp < 26; lamp++) {
    const side = lamp % 2 ? 1 : 0
    const x = side ? 860 + random() * 430 : random() * 400 - 20
    const y = 190 + random() ** 0.7 * 440
    const color = random() < 0.7 ? mix(hex('#ff7d33'), hex('#ffc184'), random()) : hex('#3cc4b8')
    frame.bokeh(x, y, 9 + random() * 34, color, (0.012 + 0.07 * random() ** 3) * smooth(120, 420, y))
  }
}

function rim(frame: Frame) {
  for (let step = 0; step < 9000; step++) {
    const turn = (step / 9000) * 2 * Math.PI
    const x = cup.x + Math.cos(turn) * (cup.rx + 5)
    const y = cup.y + Math.sin(turn) * (cup.ry + 3)
    const warm = smooth(0.5, -0.2, Math.cos(turn))
    const left = Math.exp(-(((turn - Math.PI * 0.93) / 0.5) ** 2))
    const right = Math.exp(-((((turn + Math.PI) % (2 * Math.PI)) - Math.PI * 1.05) ** 2) / 0.16) * 0.6
    const front = Math.exp(-(((turn - Math.PI * 0.56) / 0.42) ** 2)) * 0.35
    frame.glow(x, y, Math.sin(turn) > 0 ? 2 : 1.3, mix(teal, amber, warm), 0.018 + 0.13 * (left + right + front))
  }
}

interface Wisp {
  seed: number
  from: number
  wide: number
  strands: number
  by: number
  hot: Color
  cold: Color
}

const wisps: readonly Wisp[] = [
  { seed: 3, from: 560, wide: 84, strands: 2600, by: 0.72, hot: hex('#ffb27a'), cold: hex('#37c4b7') },
  { seed: 14, from: 655, wide: 96, strands: 2600, by: 0.72, hot: amber, cold: teal },
  { seed: 33, from: 600, wide: 70, strands: 2200, by: 0.6, hot: hex('#ffd2a6'), cold: hex('#8df0e3') },
  { seed: 61, from: 620, wide: 60, strands: 1800, by: 0.5, hot: hex('#ff8a3d'), cold: hex('#259a9b') },
  { seed: 90, from: 535, wide: 50, strands: 1500, by: 0.4, hot: hex('#ff9a55'), cold: hex('#4fd3c6') },
]

/** Draws the paths of many neighbouring particles through one slow field: where they crowd, the veil folds. */
function rise(frame: Frame, wisp: Wisp) {
  const noise = noiseFrom(wisp.seed)
  const random = randomFrom(wisp.seed)
  const flow = (x: number, y: number) => noise(x / 300, y / 330) * 250 + noise(x / 110 + 7, y / 150) * 62
  for (let strand = 0; strand < wisp.strands; strand++) {
    const along = (strand + random() * 0.9) / wisp.strands
    let x = wisp.from + wisp.wide * along
    let y = cup.y - 14 + Math.sin(along * Math.PI) * 18 + random() * 1.4
    const edge = smooth(0, 0.3, along) * smooth(1, 0.7, along)
    for (let step = 0; step < 1100 && y > -20 && x > 0 && x < width && y < height; step++) {
      const up = clamp((cup.y - y) / cup.y)
      const wild = 0.12 + 1.5 * up
      const across = (flow(x, y + 2) - flow(x, y - 2)) / 4
      const climb = -(flow(x + 2, y) - flow(x - 2, y)) / 4
      x += across * wild + (cup.x - x) * 0.0006
      y += Math.min(-0.3, -1.15 + climb * wild * 0.55)
      const by = edge * smooth(0, 0.3, up) * smooth(1.02, 0.4, up) * wisp.by
      frame.spark(x, y, mix(wisp.hot, wisp.cold, smooth(0.16, 0.66, up)), by * 0.0105)
    }
  }
}
