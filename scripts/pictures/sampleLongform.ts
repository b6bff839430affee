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
  times,
} from './film.ts'

const { width, height } = size

const horizon = 0.57
const sun = { x: 0.4, y: 0.535 }

/** The last of the sun over open water, through an anamorphic lens. */
export function sampleLongform() {
  const frame = new Frame()
  const clouds = noiseFrom(19)
  const waves = noiseFrom(23)
  const sky = (u: number, v: number): Color => {
    const far = distance(u, v)
    const high = 1 / (0.06 + (horizon - v) * 1.6)
    const bank = layered(clouds, (u - 0.5) * high * 0.55 + 3, high * 0.9, 6)
    const cover = smooth(-0.05, 0.42, bank) * smooth(horizon, horizon - 0.07, v)
    const under = mix(hex('#0b3138'), hex('#e0662a'), clamp(1.1 - far * 2.2) * smooth(0.55, 0.05, bank))
    return mix(air(u, v), plus(under, hex('#ffb470'), Math.exp(-far * 11) * 0.7), cover * 0.85)
  }
  frame.paint((_x, y, u, v) => {
    const round = Math.sqrt(((u - sun.x) * 1.7778) ** 2 + (v - sun.y) ** 2)
    const disc = smooth(0.052, 0.0495, round)
    const above = mix(sky(u, Math.min(v, horizon)), scale(hex('#ffe6bd'), 3.2), disc)
    if (v < horizon - 0.002) return above
    return mix(above, sea(u, v, waves), smooth(horizon * height - 1, horizon * height + 1, y))
  })
  flare(frame)
  frame.bloom(0.8, 0.55, [5, 22, 80])
  return develop(frame, { seed: 9, exposure: 1.1, vignette: 0.5 })
}

const stops = ['#041318', '#07262f', '#0c4048', '#1f6467', '#6f6a55', '#a34a22'].map(hex)

const distance = (u: number, v: number) => Math.sqrt(((u - sun.x) * 1.5) ** 2 + (v - sun.y) ** 2)

/** The cloudless sky. */
const air = (u: number, v: number) =>
  plus(ramp(stops, v / horizon), hex('#ff7a2e'), Math.exp(-distance(u, v) * 8) * 0.95)

/** How the water leans: long waves first, each shorter one only where a pixel is still finer than it. */
function lean(across: number, away: number, noise: Noise) {
  const footprint = away ** 2 / (0.2 * height)
  let sum = 0
  for (let octave = 0; octave < 8; octave++) {
    const often = 2.6 * 1.75 ** octave
    const seen = smooth(0.9, 0.25, often * footprint)
    sum += seen * 0.9 ** octave * noise(across * often * 0.36 + octave * 7, away * often + octave * 3)
  }
  return sum * 0.42
}

function sea(u: number, v: number, waves: Noise): Color {
  const down = Math.max(0.0012, v - horizon)
  const away = 0.2 / down
  const tilt = lean((u - 0.5) * away * 5, away, waves)
  const looked = clamp(horizon - 0.012 - down * 0.62 - Math.max(-0.05, tilt) * 0.42, 0, horizon)
  const water = times(air(u + tilt * 0.01, looked), hex('#9cc4c2'))
  const lane = Math.abs(u - sun.x) / (0.016 + down * 0.2)
  const far = smooth(0.1, 0.015, down)
  const glint = smooth(0.1 + lane * 0.26, 0.5 + lane * 0.26, tilt + 0.16) * Math.exp(-(lane ** 2) * 0.3)
  const haze = Math.exp(-(lane ** 2) * 0.7) * (0.1 + 0.5 * far)
  const deep = mix(water, hex('#04191d'), 0.25 + 0.45 * smooth(0.03, 0.45, down))
  const facet = plus(deep, hex('#12585c'), 0.2 * Math.max(0, tilt))
  return plus(facet, hex('#ffa04e'), glint * (1.5 - 0.5 * far) + haze)
}

/** The blue-green streak and the oval ghosts of a wide-screen lens. */
function flare(frame: Frame) {
  const cx = sun.x * width
  const cy = sun.y * height
  frame.paint((x, y, _u, _v, before) => {
    const dx = Math.abs(x - cx)
    const dy = Math.abs(y - cy)
    const thin = Math.exp(-((dy / 1.8) ** 2)) * Math.exp(-dx / 460) * 0.8
    const wide = Math.exp(-((dy / 9) ** 2)) * Math.exp(-dx / 330) * 0.3
    return plus(
      plus(before, hex('#14a8bd'), thin + wide),
      hex('#ffb77a'),
      0.05 * Math.exp(-((dy / 46) ** 2) - dx / 380),
    )
  })
  const ghosts = [
    { at: 0.55, size: 30, by: 0.05, color: hex('#2fb3a8') },
    { at: 1.35, size: 64, by: 0.035, color: hex('#ff8a3d') },
    { at: 1.75, size: 24, by: 0.08, color: hex('#2fd0c2') },
    { at: 2.35, size: 96, by: 0.022, color: hex('#2fb3a8') },
  ]
  for (const ghost of ghosts) {
    const x = cx + (width / 2 - cx) * ghost.at * 1.6
    const y = cy + (height / 2 - cy) * ghost.at * 1.6
    frame.bokeh(x, y, ghost.size, ghost.color, ghost.by, 0.62)
  }
}
