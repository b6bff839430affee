import { black, type Color, clamp, develop, Frame, hex, mix, plus, scale, size, smooth, times } from './film.ts'

const { width, height } = size

type Point = readonly [x: number, y: number, z: number]

const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const along = (from: Point, way: Point, far: number): Point => [
  from[0] + way[0] * far,
  from[1] + way[1] * far,
  from[2] + way[2] * far,
]
/** `Math.hypot` is exact and slow; this is asked for millions of times. */
const length = (x: number, y: number, z = 0) => Math.sqrt(x * x + y * y + z * z)
const unit = (a: Point): Point => {
  const long = length(a[0], a[1], a[2])
  return [a[0] / long, a[1] / long, a[2] / long]
}
const turned = ([x, y, z]: Point, about: 0 | 1, by: number): Point => {
  const c = Math.cos(by)
  const s = Math.sin(by)
  return about ? [x * c + z * s, y, z * c - x * s] : [x, y * c - z * s, y * s + z * c]
}
/** The three directions of something tilted about the x axis, then turned about the y axis. */
const axes = (tilt: readonly [x: number, y: number]): [Point, Point, Point] => {
  const axis = (from: Point) => turned(turned(from, 0, tilt[0]), 1, tilt[1])
  return [axis([1, 0, 0]), axis([0, 1, 0]), axis([0, 0, 1])]
}

interface Thing {
  /** Middle and radius of a ball that holds it: far rays skip the rest. */
  middle: Point
  reach: number
  color: Color
  gloss: number
  far: (point: Point) => number
}

const orange = hex('#ff7a26')
const teal = hex('#1fa0a4')
const cream = hex('#f3e3cc')
const ink = hex('#16363a')

const ball = (middle: Point, radius: number, color: Color, gloss = 0.5): Thing => ({
  middle,
  reach: radius,
  color,
  gloss,
  far: (p) => length(p[0] - middle[0], p[1] - middle[1], p[2] - middle[2]) - radius,
})

const ring = (
  middle: Point,
  radius: number,
  thick: number,
  tilt: readonly [x: number, y: number],
  color: Color,
): Thing => {
  const [x, y, z] = axes(tilt)
  return {
    middle,
    reach: radius + thick,
    color,
    gloss: 0.55,
    far: (point) => {
      const p = sub(point, middle)
      return length(length(dot(p, x), dot(p, y)) - radius, dot(p, z)) - thick
    },
  }
}

const block = (
  middle: Point,
  half: Point,
  round: number,
  turn: readonly [x: number, y: number],
  color: Color,
): Thing => {
  const [x, y, z] = axes(turn)
  return {
    middle,
    reach: length(...half) + round,
    color,
    gloss: 0.35,
    far: (point) => {
      const p = sub(point, middle)
      const dx = Math.abs(dot(p, x)) - half[0]
      const dy = Math.abs(dot(p, y)) - half[1]
      const dz = Math.abs(dot(p, z)) - half[2]
      const outside = length(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0))
      return outside + Math.min(Math.max(dx, dy, dz), 0) - round
    },
  }
}

/** A ball's bounce as an animator sees it: one pose per frame, wide apart where it is fast. */
const bounce = Array.from({ length: 10 }, (_, pose) => {
  const beat = pose - 4
  const top = beat <= 0 ? 2.75 * (1 - (1 + beat / 4) ** 2) : 1.75 * (1 - (beat / 3.19 - 1) ** 2)
  const radius = 0.16 + 0.01 * pose
  return ball([-3.72 + pose * 0.46, radius + top, 0.7], radius, mix(hex('#ffe0bd'), orange, pose / 9), 0.6)
})

const things: readonly Thing[] = [
  ...bounce,
  ball([2.05, 1.22, -0.3], 0.92, orange, 0.75),
  ring([2.05, 1.22, -0.3], 1.5, 0.085, [1.22, 0.5], cream),
  block([-4.35, 0.7, -1.7], [0.56, 0.58, 0.56], 0.12, [0, 0.6], teal),
  block([-0.75, 1.3, -2.5], [0.5, 1.18, 0.5], 0.12, [0, -0.35], ink),
  block([4.05, 1.55, -2.3], [0.42, 1.43, 0.42], 0.12, [0, 0.25], teal),
  ring([-0.35, 0.14, 1.45], 0.34, 0.14, [Math.PI / 2, 0], cream),
  ball([-2.75, 0.2, 1.75], 0.2, ink, 0.7),
  ball([3.55, 0.34, 0.7], 0.34, hex('#2bb1b0'), 0.7),
  ball([1.2, 0.13, 1.75], 0.13, orange, 0.7),
]

/** The sweep of a photographer's backdrop: floor, curve and wall in one. */
const backdrop = (p: Point) => {
  const bow = 2.4
  const wall = 4.2
  if (p[1] > bow) return p[2] + wall
  if (p[2] > bow - wall) return p[1]
  return bow - length(p[2] - (bow - wall), p[1] - bow)
}

const near = (thing: Thing, p: Point, best: number) => {
  const guess = length(p[0] - thing.middle[0], p[1] - thing.middle[1], p[2] - thing.middle[2]) - thing.reach - 0.05
  return guess > best ? best : Math.min(best, guess > 0.4 ? guess : thing.far(p))
}

const distance = (p: Point) => {
  let best = backdrop(p)
  for (const thing of things) best = near(thing, p, best)
  return best
}

const floorTone = hex('#1a6f78')
const wallTone = hex('#0d3f47')

const camera: Point = [0.35, 2.25, 8.6]
const aim: Point = [0.3, 1.2, 0]
const key: Point = unit([0.72, 0.95, 0.62])
const fill: Point = unit([-0.9, 0.35, 0.4])

/** Shapes of a title sequence, lit like products: motion design, held for one frame. */
export function pulso() {
  const frame = new Frame()
  frame.paint(see)
  const once = frame.copy()
  frame.paint((x, y, _u, _v, before) => (rough(once, x, y) ? corners(x, y) : before))
  frame.bloom(0.85, 0.3)
  return develop(frame, { seed: 5, exposure: 1.05, vignette: 0.45 })
}

/** An edge runs through here: one look is not enough. */
function rough(frame: Frame, x: number, y: number) {
  const here = frame.at(x, y)
  const tone = Math.max(...here) + 0.05
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    const next = frame.at(x + dx, y + dy)
    const step = Math.max(Math.abs(next[0] - here[0]), Math.abs(next[1] - here[1]), Math.abs(next[2] - here[2]))
    if (step > tone * 0.09) return true
  }
  return false
}

const quarters = [
  [0.38, 0.12],
  [-0.12, 0.38],
  [-0.38, -0.12],
  [0.12, -0.38],
] as const

const corners = (x: number, y: number) =>
  quarters.reduce<Color>((sum, [dx, dy]) => plus(sum, see(x + dx, y + dy), 1 / quarters.length), black)

function see(x: number, y: number): Color {
  const forward = unit(sub(aim, camera))
  const side = unit([-forward[2], 0, forward[0]])
  const up: Point = [
    side[1] * forward[2] - side[2] * forward[1],
    side[2] * forward[0] - side[0] * forward[2],
    side[0] * forward[1] - side[1] * forward[0],
  ]
  const sx = ((x + 0.5) / width - 0.5) * 1.7778 * 0.62
  const sy = (0.5 - (y + 0.5) / height) * 0.62
  const way = unit(along(along(forward, side, sx), up, sy))
  return light(camera, way, 1)
}

function light(from: Point, way: Point, bounces: number): Color {
  const far = march(from, way)
  if (far > 40) return hex('#0a2a2c')
  const place = along(from, way, far)
  const out = normal(place)
  const thing = things.find((candidate) => candidate.far(place) < 0.004)
  const wall = mix(floorTone, wallTone, smooth(0, 4.6, place[1]))
  const color = thing?.color ?? wall
  const lit = Math.max(0, dot(out, key)) * shadow(along(place, out, 0.012), key)
  const cool = 0.5 + 0.5 * dot(out, fill)
  const warmed = Math.exp(-((place[0] - 1.6) ** 2 + (place[2] + 4.2) ** 2 * 0.15) * 0.09) * (thing ? 0 : 1)
  const hidden = occlusion(place, out)
  let lamp: Color = scale(hex('#ffe2c4'), lit * 1.6)
  lamp = plus(lamp, hex('#5fb8d0'), cool * 0.4 * hidden)
  lamp = plus(lamp, hex('#ff8a3d'), (0.12 * (0.5 - 0.5 * out[1]) + warmed * 0.22) * hidden)
  let seen = times(color, lamp)
  const half = unit(sub(key, way))
  const gloss = thing?.gloss ?? 0.08
  const edge = (1 - Math.max(0, -dot(out, way))) ** 4
  seen = plus(seen, hex('#fff0dc'), lit * gloss * Math.max(0, dot(out, half)) ** 70 * 1.3)
  seen = plus(seen, hex('#8fe0d6'), edge * gloss * 0.35 * hidden)
  if (bounces > 0 && (thing || place[1] < 0.01)) {
    const back = 2 * dot(way, out)
    const mirror: Point = unit([way[0] - back * out[0], way[1] - back * out[1], way[2] - back * out[2]])
    const by = thing ? gloss * (0.05 + 0.5 * edge) : 0.045 + 0.3 * edge
    seen = plus(seen, light(along(place, out, 0.02), mirror, 0), by)
  }
  return seen
}

function march(from: Point, way: Point) {
  let far = 0
  for (let step = 0; step < 110 && far < 41; step++) {
    const free = distance(along(from, way, far))
    if (free < 0.0012) return far
    far += free * 0.97
  }
  return far
}

function normal(p: Point): Point {
  const e = 0.0015
  return unit([
    distance([p[0] + e, p[1], p[2]]) - distance([p[0] - e, p[1], p[2]]),
    distance([p[0], p[1] + e, p[2]]) - distance([p[0], p[1] - e, p[2]]),
    distance([p[0], p[1], p[2] + e]) - distance([p[0], p[1], p[2] - e]),
  ])
}

/** Soft shadow of a wide lamp. */
function shadow(from: Point, to: Point) {
  let open = 1
  let far = 0.03
  for (let step = 0; step < 40 && far < 9; step++) {
    const free = distance(along(from, to, far))
    open = Math.min(open, 0.5 + (0.5 * free) / (0.075 * far))
    if (open <= 0) return 0
    far += clamp(free, 0.03, 0.4)
  }
  return smooth(0, 1, open)
}

function occlusion(from: Point, out: Point) {
  let closed = 0
  let weight = 1
  for (let step = 1; step <= 5; step++) {
    const far = 0.11 * step
    closed += (far - distance(along(from, out, far))) * weight
    weight *= 0.72
  }
  return clamp(1 - closed * 1.15)
}
