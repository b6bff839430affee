import { box, disc, glow, ground, type Moment, shape, stroke, vignette } from './board.ts'
import { person } from './person.ts'
import type { Piece } from './piece.ts'
import { lettering } from './titles.ts'

/** A piece of one frame. */
const picture = (width: number, height: number, draw: (moment: Moment) => void): Piece => ({
  width,
  height,
  shots: [{ seconds: 1, draw }],
})

/** The sample studio's owner in her edit room, by the light of two screens. */
const portrait = picture(900, 900, (moment) => {
  ground(moment, '#2b1a17', '#16100f')
  for (const [at, color] of ['#ff8a3d', '#2f8f8b', '#ffd9a0', '#2f8f8b'].entries())
    box(moment, 40 + at * 56, 660 - at * 70, 44, 400, `${color}55`, 8)
  glow(moment, 820, 240, 620, '#ff8a3d', 0.75)
  glow(moment, 40, 420, 520, '#2f8f8b', 0.8)
  person(
    moment,
    { skin: '#c98a63', shade: '#a8694a', hair: '#2a1714', top: '#1f4f52', style: 'long', glasses: '#f3e6d6' },
    { x: 450, y: 400, size: 440, tilt: -0.04, look: 0.2 },
  )
  vignette(moment, '#0b0706', 0.45)
})

/** A logo on white: a mark on the left and the name. */
const logo = (name: string, size: number, ink: string, mark: (moment: Moment) => void) =>
  picture(1280, 368, (moment) => {
    box(moment, 0, 0, 1280, 368, '#ffffff')
    mark(moment)
    lettering(moment, name, 400, 192, size, ink, 'left')
  })

/** The samples' pictures without a film: a portrait and three clients' logos. */
export const pictures: Readonly<Record<string, Piece>> = {
  'valeria-montes': portrait,
  'logo-cafe-aurora': logo('CAFÉ AURORA', 160, '#4a1d17', (moment) => {
    disc(moment, 200, 184, 130, '#e9967a')
    box(moment, 60, 200, 280, 130, '#ffffff')
    shape(moment, 'M90 204H310C310 290 270 316 200 316S90 290 90 204Z', '#4a1d17')
    stroke(moment, 'M312 226C366 222 366 286 296 284', '#4a1d17', 18)
  }),
  'logo-volta': logo('VOLTA', 230, '#100825', (moment) => {
    disc(moment, 200, 184, 140, '#37188f')
    shape(moment, 'M226 62L108 208H186L164 306L294 152H212Z', '#e6ff3f')
  }),
  'logo-pulso-pay': logo('PULSO PAY', 180, '#0b3b4a', (moment) => {
    box(moment, 60, 44, 280, 280, '#0b3b4a', 70)
    stroke(moment, 'M96 190H150L182 112L222 262L252 190H304', '#ff7a59', 26)
  }),
}
