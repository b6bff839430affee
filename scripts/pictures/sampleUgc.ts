import {
  type Color,
  develop,
  Frame,
  hex,
  layered,
  mix,
  noiseFrom,
  plus,
  randomFrom,
  scale,
  size,
  smooth,
  times,
} from './film.ts'

const { width, height } = size

/** Late sun through a window onto a plaster wall, the shadow of a palm moving across it. */
export function sampleUgc() {
  const plaster = noiseFrom(55)
  const sunlit = window().blur(4)
  const near = palm(3, [
    { x: 1190, y: 690, turn: -2.5, long: 720, bow: -0.7 },
    { x: 1090, y: 800, turn: -1.8, long: 640, bow: 0.35 },
  ]).blur(4)
  const far = palm(9, [
    { x: 180, y: -60, turn: 0.75, long: 520, bow: 0.5 },
    { x: 640, y: -160, turn: 1.2, long: 420, bow: 0.5 },
  ]).blur(9)
  const frame = new Frame().paint((x, y, u, v) => {
    const rough = layered(plaster, u * 5, v * 3, 6)
    const trowel = layered(plaster, u * 22 + rough * 2, v * 34, 3)
    const wall = scale(mix(hex('#dcc6b4'), hex('#cda58a'), v * 0.7 + rough * 0.3), 1 + rough * 0.45 + trowel * 0.3)
    const open = sunlit.at(x, y)[0] * (1 - near.at(x, y)[0] * 0.94) * (1 - far.at(x, y)[0] * 0.82)
    const fall = Math.exp(-((u - 0.56) ** 2 * 2.2 + (v - 0.42) ** 2 * 2))
    const sun: Color = scale(mix(hex('#ff8a3d'), hex('#ffd3a0'), open * 0.9), open * (0.65 + 1.15 * fall))
    const shade: Color = scale(mix(hex('#093f4e'), hex('#1d86a0'), 0.3 + 0.7 * fall), 0.8)
    const bounce: Color = scale(hex('#ff8a4a'), 0.1 * smooth(0.2, 1, v))
    return times(wall, plus(plus(shade, bounce), sun))
  })
  leak(frame)
  frame.bloom(0.85, 0.4, [6, 26, 90])
  return develop(frame, { seed: 8, exposure: 1.12, vignette: 0.45 })
}

/** The window's light on the wall: a tall arch with bars, leaning with the hour. */
const window = () =>
  new Frame().paint((x, y) => {
    const across = (x - 640 - (y - 360) * 0.36) / 330
    const down = (y - 372 + (x - 640) * 0.16) / 330
    const arch = Math.hypot(across, Math.min(0, down + 0.1) * 0.95)
    const open = smooth(1.012, 0.988, arch) * smooth(0.912, 0.888, down)
    const bar = (at: number, wide: number) => smooth(wide - 0.012, wide + 0.012, Math.abs(at))
    const light = open * bar(across, 0.026) * bar(down + 0.1, 0.026) * bar(down - 0.4, 0.026)
    return [light, light, light]
  })

interface Frond {
  x: number
  y: number
  turn: number
  long: number
  bow: number
}

/** Palm fronds as masks: a bowed stem with leaflets that shorten towards its tip. */
function palm(seed: number, fronds: readonly Frond[]) {
  const frame = new Frame()
  const random = randomFrom(seed)
  for (const frond of fronds) {
    let { x, y, turn } = frond
    const joints = 22
    for (let joint = 0; joint < joints; joint++) {
      const along = joint / joints
      turn += frond.bow / joints
      const nextX = x + (Math.cos(turn) * frond.long) / joints
      const nextY = y + (Math.sin(turn) * frond.long) / joints
      blade(frame, x, y, nextX, nextY, 5 * (1 - along) + 1.5)
      const long = frond.long * 0.4 * Math.sin(Math.PI * (0.18 + 0.8 * along)) * (0.85 + random() * 0.3)
      if (joint > 2) {
        for (const side of [-1, 1]) {
          const away = turn + side * (1.05 - 0.6 * along) + (random() - 0.5) * 0.1
          blade(frame, x, y, x + Math.cos(away) * long, y + Math.sin(away) * long, 11 - 5 * along)
        }
      }
      x = nextX
      y = nextY
    }
  }
  return frame
}

/** A leaf from one point to another, widest before its middle. */
function blade(frame: Frame, fromX: number, fromY: number, toX: number, toY: number, wide: number) {
  const long = Math.hypot(toX - fromX, toY - fromY)
  const wayX = (toX - fromX) / long
  const wayY = (toY - fromY) / long
  const pad = wide + 2
  for (let y = Math.floor(Math.min(fromY, toY) - pad); y <= Math.max(fromY, toY) + pad; y++) {
    for (let x = Math.floor(Math.min(fromX, toX) - pad); x <= Math.max(fromX, toX) + pad; x++) {
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      const along = ((x - fromX) * wayX + (y - fromY) * wayY) / long
      if (along < 0 || along > 1) continue
      const across = Math.abs((y - fromY) * wayX - (x - fromX) * wayY)
      const half = wide * Math.sin(Math.PI * Math.min(1, along ** 0.7 * 0.96 + 0.04)) + 0.6
      const inside = smooth(half + 1, half - 1, across)
      if (inside > (frame.at(x, y)[0] ?? 0)) frame.set(x, y, [inside, inside, inside])
    }
  }
}

/** Light that found its way into the camera. */
function leak(frame: Frame) {
  frame.paint((_x, _y, u, v, before) => {
    const side = Math.exp(-(((u - 1.04 + v * 0.08) * 6.5) ** 2)) * 0.34
    const corner = Math.exp(-((u + 0.04) ** 2 * 22 + (v - 1.02) ** 2 * 9)) * 0.35
    return plus(plus(before, hex('#ff6a2a'), side), hex('#2fb3a8'), corner * 0.5)
  })
}
