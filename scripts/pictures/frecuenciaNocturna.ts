import {
  type Color,
  develop,
  Frame,
  hex,
  layered,
  mix,
  type Noise,
  noiseFrom,
  plus,
  randomFrom,
  scale,
  size,
  smooth,
} from './film.ts'

const { width, height } = size

const floor = 470
const head = 792

/** A voice in the dark: what has been heard glows orange, what is to come waits in teal. */
export function frecuenciaNocturna() {
  const frame = new Frame()
  const smoke = noiseFrom(9)
  frame.paint((_x, _y, u, v) => {
    const room = mix(hex('#04100f'), hex('#0b0705'), smooth(0.9, 0.2, u))
    const drift = 0.6 + 0.8 * layered(smoke, u * 3, v * 4, 5)
    const warm = Math.exp(-((u - 0.44) ** 2 * 7 + (v - 0.5) ** 2 * 12)) * drift
    const cool = Math.exp(-((u - 0.86) ** 2 * 9 + (v - 0.46) ** 2 * 11)) * drift
    return plus(plus(room, hex('#d0602a'), 0.2 * warm), hex('#1f8f88'), 0.2 * cool)
  })
  const back = wave({ seed: 6, gap: 46, wide: 24, tall: 520, base: floor, by: 0.13 })
  frame.expose(back.blur(11))
  const front = wave({ seed: 2, gap: 13.4, wide: 7.4, tall: 385, base: floor, by: 1 })
  playhead(front)
  frame.expose(reflection(front), 0.5)
  frame.expose(front)
  frame.bloom(0.35, 0.95, [4, 18, 64])
  dust(frame)
  return develop(frame, { seed: 6, exposure: 1.15, vignette: 0.55 })
}

interface Wave {
  seed: number
  gap: number
  wide: number
  tall: number
  base: number
  by: number
}

/** How loud it is at `x`: phrases with breaths between them, syllables within. */
function loudness(x: number, noise: Noise) {
  const phrase = smooth(-0.55, 0.2, noise(x / 190, 3.3))
  const word = 0.45 + 0.55 * Math.abs(noise(x / 62, 20.5)) * 1.8
  const syllable = 0.55 + 0.8 * Math.abs(noise(x / 17, 40.2))
  const rise = Math.exp(-(((x - head) / 470) ** 2))
  return Math.min(1, (0.045 + 0.62 * phrase * word * syllable) * (0.34 + 0.78 * rise))
}

function wave({ seed, gap, wide, tall, base, by }: Wave) {
  const frame = new Frame()
  const noise = noiseFrom(seed)
  const count = Math.ceil(width / gap)
  for (let bar = 0; bar < count; bar++) {
    const middle = (bar + 0.5) * gap
    const half = Math.max(wide / 2 + 1, tall * loudness(middle, noise))
    const heard = smooth(head + 2, head - 2, middle)
    const near = Math.exp(-(((middle - head) / 300) ** 2))
    const played = mix(hex('#e8541d'), hex('#ffb468'), near)
    const coming = mix(hex('#146f6f'), hex('#49d3c6'), near)
    const color: Color = scale(mix(coming, played, heard), by * (0.4 + 0.75 * near))
    for (let y = Math.max(0, Math.floor(base - half - 2)); y < Math.min(height, base); y++) {
      for (let x = Math.floor(middle - wide / 2 - 1); x <= middle + wide / 2 + 1; x++) {
        const down = Math.max(0, base - half + wide / 2 - y)
        const inside = smooth(0.7, -0.7, Math.hypot(x + 0.5 - middle, down) - wide / 2)
        const along = (base - y) / half
        frame.add(x, y, color, inside * (0.35 + 0.85 * along ** 1.4))
      }
    }
  }
  return frame
}

function playhead(frame: Frame) {
  for (let y = 96; y < floor; y++) {
    const by = smooth(96, 220, y)
    for (let x = head - 3; x <= head + 3; x++)
      frame.add(x, y, hex('#fff0dc'), by * 1.5 * Math.exp(-((x - head) ** 2) / 1.3))
  }
  frame.glow(head, floor - 2, 26, hex('#ffb066'), 0.5, 0.5)
}

/** The table's lacquer: the wave again, upside down, shorter, softer with depth. */
function reflection(above: Frame) {
  const sharp = new Frame().paint((x, y, _u, _v) => {
    if (y < floor) return [0, 0, 0]
    const from = floor - (y - floor) * 1.25
    return from < 0 ? [0, 0, 0] : scale(above.between(x, from), Math.exp(-(y - floor) / 90))
  })
  const soft = sharp.copy().blur(3, 9)
  return sharp.blur(0, 2).paint((x, y, _u, _v, before) => mix(before, soft.at(x, y), smooth(floor, floor + 70, y)))
}

function dust(frame: Frame) {
  const random = randomFrom(31)
  for (let mote = 0; mote < 90; mote++) {
    const x = random() * width
    const y = random() * height
    const near = Math.exp(-(((x - head) / 420) ** 2) - ((y - 330) / 240) ** 2)
    const color = x < head ? hex('#ffb070') : hex('#6fe0d4')
    frame.bokeh(x, y, 1.2 + random() ** 3 * 11, color, near * (0.04 + 0.16 * random() ** 3))
  }
}
