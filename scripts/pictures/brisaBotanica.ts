import {
  type Color,
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
  times,
} from './film.ts'

const { width, height } = size

interface Drop {
  x: number
  y: number
  radius: number
  squash: number
}

/** Dew on glass, very close: every drop turns the room behind it upside down. */
export function brisaBotanica() {
  const room = behind()
  const frame = room.copy()
  const drops = scattered()
  for (const drop of drops) shade(frame, drop)
  const glass = frame.copy()
  for (const drop of drops) lens(glass, room, drop)
  glass.bloom(0.75, 0.4)
  return develop(glass, { seed: 2, exposure: 1.08, vignette: 0.5 })
}

/** Out-of-focus leaves and a low sun. */
function behind() {
  const frame = new Frame()
  const noise = noiseFrom(5)
  const stops = [hex('#04211f'), hex('#0c5450'), hex('#2a9488'), hex('#f0a266'), hex('#ffd9a8')]
  frame.paint((_x, _y, u, v) => {
    const drift = layered(noise, u * 2.2, v * 1.6, 3) * 0.35
    const sun = Math.exp(-((u - 0.74) ** 2 * 5 + (v - 0.3) ** 2 * 7))
    return ramp(stops, 0.12 + 0.3 * (1 - v) * u + 0.62 * sun + drift * 0.6)
  })
  const random = randomFrom(17)
  for (let disc = 0; disc < 46; disc++) {
    const x = random() * width
    const y = random() * height
    const warm = smooth(700, 1100, x + (height - y) * 0.4 + random() * 200)
    frame.bokeh(x, y, 20 + random() * 62, mix(hex('#37c0ae'), hex('#ffb070'), warm), 0.05 + 0.16 * random())
  }
  return frame.blur(9)
}

function scattered() {
  const random = randomFrom(29)
  const drops: Drop[] = []
  for (let attempt = 0; attempt < 9000; attempt++) {
    const big = attempt < 60 ? 1 : attempt < 700 ? 0.42 : 0.14
    const radius = Math.max(2.2, big * (34 + 74 * random() ** 1.6))
    const drop = { x: random() * width, y: random() * height, radius, squash: 0.92 + random() * 0.16 }
    const gap = attempt < 700 ? 7 : 3
    if (drops.every((other) => Math.hypot(other.x - drop.x, other.y - drop.y) > other.radius + radius + gap)) {
      drops.push(drop)
    }
  }
  return drops
}

/** The drop's shadow and the light it gathers, thrown away from the sun. */
function shade(frame: Frame, { x, y, radius }: Drop) {
  const cast = radius * 0.22
  for (let py = Math.floor(y - radius * 1.6); py <= y + radius * 1.8; py++) {
    for (let px = Math.floor(x - radius * 1.8); px <= x + radius * 1.6; px++) {
      if (px < 0 || py < 0 || px >= width || py >= height) continue
      const far = Math.hypot(px - (x - cast), py - (y + cast)) / radius
      const by = smooth(1.28, 0.7, far)
      if (by > 0) frame.set(px, py, scale(frame.at(px, py), 1 - 0.55 * by))
    }
  }
}

function lens(frame: Frame, room: Frame, { x, y, radius, squash }: Drop) {
  for (let py = Math.floor(y - radius - 1); py <= y + radius + 1; py++) {
    for (let px = Math.floor(x - radius * 1.1 - 1); px <= x + radius * 1.1 + 1; px++) {
      if (px < 0 || py < 0 || px >= width || py >= height) continue
      const dx = (px - x) / (radius * squash)
      const dy = (py - y) / radius
      const far = Math.hypot(dx, dy)
      const inside = smooth(1 + 0.8 / radius, 1 - 0.8 / radius, far)
      if (inside <= 0) continue
      const bend = 1.1 + 1.9 * far ** 3
      const seen = room.between(x - dx * bend * (60 + radius * 1.7), y - dy * bend * (46 + radius * 1.2))
      const rim = smooth(0.62, 1, far)
      const facing = (dx * 0.72 - dy * 0.7) / Math.max(0.2, far)
      let color: Color = scale(seen, 1.12 - 0.72 * rim * (0.5 - 0.5 * facing) - 0.25 * rim)
      const gathered = Math.exp(-(((dx + 0.42) ** 2 + (dy - 0.42) ** 2) * 6)) * 0.42
      color = plus(color, times(room.at(x + 60, y - 30), hex('#ffe2c0')), gathered)
      const spark = Math.exp(-(((dx - 0.4) / 0.13) ** 2 + ((dy + 0.44) / 0.1) ** 2))
      const glint = Math.exp(-(((dx + 0.5) / 0.06) ** 2 + ((dy - 0.5) / 0.06) ** 2))
      color = plus(color, hex('#fff0dc'), spark * 1.5 + glint * 0.3)
      frame.set(px, py, mix(frame.at(px, py), color, inside))
    }
  }
}
