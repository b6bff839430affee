import { after, between, box, camera, disc, ground, type Moment, placed, shape, stroke, wave } from '../board.ts'
import { type Look, person } from '../person.ts'
import type { Piece } from '../piece.ts'
import { titleCard } from '../titles.ts'

/** Motion graphics in cobalt, coral and yellow. */
const palette = {
  cobalt: '#1b45ff',
  navy: '#0a1a66',
  coral: '#ff5d4d',
  sun: '#ffd23d',
  white: '#ffffff',
  sky: '#bcd0ff',
}
const payer: Look = {
  skin: '#f0bd95',
  shade: '#d9976c',
  hair: palette.navy,
  top: palette.coral,
  style: 'short',
  glasses: palette.navy,
}
const seller: Look = { skin: '#7a4b34', shade: '#5f3624', hair: '#1a0f0c', top: palette.sun, style: 'bun' }

function coin(moment: Moment, x: number, y: number, radius: number, turn: number) {
  placed(moment, x, y, 1, () => {
    moment.board.scale(Math.max(0.12, Math.abs(Math.cos(turn))), 1)
    disc(moment, 0, 0, radius, '#e0a800')
    disc(moment, 0, -radius * 0.06, radius * 0.92, palette.sun)
    stroke(
      moment,
      `M${-radius * 0.34} 0H${-radius * 0.12}L0 ${-radius * 0.4}L${radius * 0.14} ${radius * 0.4}L${radius * 0.24} 0H${radius * 0.4}`,
      palette.navy,
      radius * 0.12,
    )
  })
}

function phone(moment: Moment, x: number, y: number, scale: number, angle: number, paid: number) {
  placed(
    moment,
    x,
    y,
    scale,
    () => {
      box(moment, -120, -230, 240, 460, palette.navy, 38)
      box(moment, -104, -212, 208, 424, palette.white, 26)
      box(moment, -76, -176, 152, 24, palette.sky, 12)
      box(moment, -76, -132, 104, 24, palette.sky, 12)
      disc(moment, 0, 20, 74, paid > 0 ? palette.cobalt : palette.sky)
      if (paid > 0)
        stroke(
          moment,
          `M-30 22L${-30 + 24 * Math.min(1, paid * 2)} ${22 + 24 * Math.min(1, paid * 2)}${paid > 0.5 ? `L${-6 + 42 * (paid * 2 - 1)} ${46 - 52 * (paid * 2 - 1)}` : ''}`,
          palette.white,
          18,
        )
      box(moment, -76, 140, 152, 44, palette.coral, 22)
    },
    angle,
  )
}

export const pulso: Piece = {
  width: 900,
  height: 900,
  shots: [
    {
      seconds: 1.8,
      draw: (moment) => {
        const { seconds } = moment
        ground(moment, palette.cobalt, palette.cobalt)
        disc(moment, 450, 470, 380, '#3a60ff')
        person(moment, payer, { x: 240, y: 430 + 6 * wave(seconds, 0.8), size: 240, look: 1, tilt: 0.04 })
        person(moment, seller, { x: 660, y: 430 - 6 * wave(seconds, 0.8), size: 240, look: -1, tilt: -0.04 })
        const flown = after(seconds, 0.25, 0.9)
        coin(moment, between(330, 570, flown), 300 - 170 * Math.sin(Math.PI * flown), 62, seconds * 7)
        phone(moment, 330, 720, 0.62, 0.12, after(seconds, 0, 0.3))
        phone(moment, 570, 720, 0.62, -0.12, after(seconds, 1.1, 0.4))
      },
    },
    {
      seconds: 1.3,
      draw: (moment) => {
        const { seconds } = moment
        ground(moment, palette.sun, palette.sun)
        for (let at = 0; at < 6; at++) {
          const high = 120 + at * 96 + 30 * wave(seconds, 1.2, at * 0.13)
          box(
            moment,
            70 + at * 130,
            860 - high * after(seconds, at * 0.06, 0.35),
            104,
            high + 60,
            at % 2 ? palette.cobalt : palette.coral,
            26,
          )
        }
        const at = Math.min(4.99, Math.max(0, (seconds - 0.2) * 5.2))
        const hop = at % 1
        coin(moment, 122 + at * 130, 640 - at * 96 - 120 * Math.sin(Math.PI * hop), 60, seconds * 6)
      },
    },
    {
      seconds: 1.3,
      draw: (moment) => {
        const { seconds } = moment
        camera(moment, 1, 1.14, () => {
          ground(moment, palette.coral, palette.coral)
          disc(moment, 450, 450, 420 * after(seconds, 0, 0.4), '#ff7a6b')
          phone(moment, 450, 440, 1.35, 0.05 * wave(seconds, 0.7), after(seconds, 0.45, 0.5))
          const press = after(seconds, 0.1, 0.3)
          stroke(moment, `M900 1000C800 900 700 800 ${620 - press * 70} ${720 - press * 80}`, payer.shade, 150)
          shape(moment, `M${600 - press * 70} ${640 - press * 80}l-70-70`, payer.skin)
          stroke(moment, `M${620 - press * 70} ${720 - press * 80}l-80-110`, payer.skin, 76)
        })
      },
    },
    titleCard({
      title: 'PULSO',
      line: '1 · 2 · 3',
      ground: [palette.white, '#e8eeff'],
      ink: palette.cobalt,
      accent: palette.coral,
      size: 340,
    }),
  ],
}
