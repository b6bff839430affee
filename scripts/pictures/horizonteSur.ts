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
  scale,
  size,
  smooth,
} from './film.ts'

const { width, height } = size

const sun = { x: 0.63, y: 0.335 }
const ridges = 8

/** First light over a range of mountains, fog in the valleys. */
export function horizonteSur() {
  const frame = new Frame()
  const clouds = noiseFrom(12)
  frame.paint((_x, _y, u, v) => sky(u, v, clouds))
  for (let ridge = 0; ridge < ridges; ridge++) draw(frame, ridge)
  frame.bloom(0.8, 0.5, [6, 24, 90])
  return develop(frame, { seed: 4, exposure: 1.05, vignette: 0.5 })
}

const white = scale(hex('#fff1d6'), 3.4)

function sky(u: number, v: number, clouds: Noise): Color {
  const stops = [hex('#0a3a42'), hex('#1e7077'), hex('#7fae9d'), hex('#f3b57c'), hex('#ff9a52')]
  const base = ramp(stops, v / 0.48)
  const far = Math.hypot((u - sun.x) * 1.78, v - sun.y)
  const halo = Math.exp(-far * 7) * 0.85 + Math.exp(-far * 2.4) * 0.22
  const streak = layered(clouds, u * 2.6 + v * 2, v * 15 + u * 1.2, 5)
  const cover = smooth(0.02, 0.5, streak) * smooth(0, 0.1, v) * smooth(0.42, 0.2, v)
  const lit = mix(hex('#2c6f74'), hex('#ffc089'), clamp(1.25 - far * 1.7))
  const air = plus(mix(base, lit, cover * 0.8), hex('#ffb066'), halo)
  return mix(scale(air, 0.82), white, smooth(0.0365, 0.0335, far))
}

/** How high a range stands at each column, 0 at the picture's top. */
function crestOf(ridge: number, noise: Noise) {
  const near = ridge / (ridges - 1)
  const base = 0.4 + near ** 1.15 * 0.47
  const tall = 0.085 + 0.13 * Math.sin(Math.PI * (0.18 + near * 0.62))
  return (u: number, octaves: number) => {
    const at = u * (2.2 + near * 1.4) + ridge * 3.7
    const folded = 1 - Math.abs(layered(noise, at, ridge, octaves)) * 2.1
    const broad = noise(at * 0.45, 9) * 0.6
    const valley = 0.55 * Math.exp(-(((u - sun.x) * 3.1) ** 2)) * (1 - near * 0.5)
    return base - tall * (folded * 0.8 + broad - valley) * 0.8
  }
}

const rocks = ['#d98f5c', '#8f8f7c', '#3d7f80', '#12494d', '#08262a', '#030d10'].map(hex)
const fogs = ['#ffc38c', '#f6b884', '#a9b8a2', '#559894', '#1f5c60', '#0e3338'].map(hex)

/** One range: sharper, darker and colder the nearer it stands, its foot lost in fog. */
function draw(frame: Frame, ridge: number) {
  const near = ridge / (ridges - 1)
  const noise = noiseFrom(100 + ridge * 7)
  const mist = noiseFrom(300 + ridge)
  const crest = crestOf(ridge, noise)
  const rock = ramp(rocks, near)
  const fog = ramp(fogs, near)
  for (let x = 0; x < width; x++) {
    const u = x / width
    const top = crest(u, 6) * height
    const shoulder = crest(u, 1) * height
    const towards = Math.exp(-(((u - sun.x) * 2.3) ** 2))
    for (let y = Math.max(0, Math.floor(top) - 1); y < height; y++) {
      const v = y / height
      const down = (y - top) / height
      const relief = layered(noise, u * 15 + v * 9 + ridge, v * 20 - u * 6, 4)
      const face = clamp(1 + relief * 0.5 * (0.25 + near * 0.6), 0.3, 1.7)
      const edge = Math.exp(-down * 150) * towards * (1 - near) ** 3 * 0.5
      const lit = plus(scale(rock, face), hex('#ff9a52'), edge + 0.16 * towards * (1 - near) ** 3)
      const swirl = layered(mist, u * 3.1 + ridge, v * 8, 4)
      const sunk = Math.max(0, down) * 0.4 + ((y - shoulder) / height) * 0.75
      const thick = smooth(0.0, 0.16, sunk + swirl * 0.085) * smooth(-0.002, 0.03, down) * (0.94 - near * 0.3)
      const color = mix(lit, plus(fog, hex('#ffab66'), towards * 0.42 * (1 - near) ** 1.6), thick)
      frame.set(x, y, mix(frame.at(x, y), color, clamp(y - top + 0.5)))
    }
  }
}
