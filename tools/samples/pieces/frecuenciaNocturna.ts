import { box, camera, glow, ground, type Moment, placed, random, shape, stroke, vignette, wave } from '../board.ts'
import { type Look, person } from '../person.ts'
import type { Piece } from '../piece.ts'
import { lowerThird, titleCard } from '../titles.ts'

/** A podcast at night in burgundy, scarlet and bone. */
const palette = { black: '#12060a', wine: '#4b0f1d', red: '#a51c30', scarlet: '#ec4a3c', bone: '#f3e3cf' }
const host: Look = {
  skin: '#d8a27e',
  shade: '#a8664f',
  hair: '#1c0d0d',
  top: '#26222b',
  style: 'short',
  beard: true,
  headphones: palette.scarlet,
}
const guest: Look = {
  skin: '#5e3626',
  shade: '#42231a',
  hair: '#120a09',
  top: palette.bone,
  style: 'curly',
  headphones: '#26222b',
}

function studio(moment: Moment) {
  ground(moment, '#25080f', palette.wine, palette.black)
  for (let column = 0; column < 9; column++)
    for (let row = 0; row < 4; row++)
      box(moment, column * 190 - 40, row * 190 - 60, 170, 170, (column + row) % 2 ? '#3a0b17' : '#32091380', 14)
  glow(moment, 800, 60, 700, palette.red, 0.7)
}

function microphone(moment: Moment, x: number, y: number, scale: number, side: number) {
  placed(moment, x, y, scale, () => {
    stroke(moment, `M0 40L${side * 190} 260L${side * 150} 620`, '#0b0406', 22)
    box(moment, -62, -96, 124, 190, '#1b1216', 60)
    for (let at = 0; at < 4; at++) stroke(moment, `M-44 ${-62 + at * 30}H44`, '#4a3a3a', 8)
    box(moment, -62, 44, 124, 20, palette.scarlet, 6)
  })
}

function table(moment: Moment) {
  shape(moment, 'M-100 760Q800 690 1700 760V1000H-100Z', '#5a2018')
  shape(moment, 'M-100 780Q800 712 1700 780V1000H-100Z', '#3d130f')
}

const speech = (seconds: number, phase: number) => Math.max(0, 0.5 + 0.5 * wave(seconds, 2.1, phase))

export const frecuenciaNocturna: Piece = {
  width: 1600,
  height: 900,
  shots: [
    {
      seconds: 1.9,
      draw: (moment) => {
        const { seconds } = moment
        camera(moment, 1, 1.04, () => {
          studio(moment)
          person(moment, host, {
            x: 470,
            y: 390,
            size: 280,
            look: 1,
            tilt: 0.05 + 0.02 * wave(seconds, 0.6),
            talk: speech(seconds, 0),
          })
          person(moment, guest, {
            x: 1120,
            y: 400,
            size: 280,
            look: -1,
            tilt: -0.05,
            isBlinking: seconds > 0.9 && seconds < 1.02,
          })
          table(moment)
          microphone(moment, 630, 570, 0.8, -1)
          microphone(moment, 965, 580, 0.8, 1)
          for (const x of [740, 860]) box(moment, x, 690, 62, 86, x === 740 ? palette.bone : palette.scarlet, 12)
        })
        vignette(moment, palette.black, 0.8)
      },
    },
    {
      seconds: 1.5,
      draw: (moment) => {
        const { seconds } = moment
        camera(
          moment,
          1.02,
          1.07,
          () => {
            studio(moment)
            glow(moment, 1200, 300, 600, palette.scarlet, 0.4)
            person(moment, guest, {
              x: 900,
              y: 380,
              size: 460,
              look: -0.6,
              tilt: -0.04 + 0.03 * wave(seconds, 0.7),
              talk: speech(seconds, 0.3),
              isBlinking: seconds > 0.4 && seconds < 0.5,
            })
            microphone(moment, 610, 700, 1.2, -1)
          },
          4,
        )
        lowerThird(moment, 'NADIA OKORO', 'EP. 12', palette.bone, palette.scarlet, 120)
        vignette(moment, palette.black, 0.6)
      },
    },
    {
      seconds: 1.4,
      draw: (moment) => {
        const { seconds } = moment
        camera(
          moment,
          1.05,
          1,
          () => {
            studio(moment)
            person(moment, host, {
              x: 720,
              y: 380,
              size: 460,
              look: 0.7,
              tilt: 0.06 * wave(seconds, 0.5),
              talk: speech(seconds, 0.6),
            })
            microphone(moment, 1010, 690, 1.2, 1)
          },
          4,
        )
        const { board } = moment
        for (let at = 0; at < 64; at++) {
          const high = 20 + 110 * random(at) * (0.4 + 0.6 * Math.abs(wave(seconds, 1.4, at * 0.07)))
          board.globalAlpha = 0.9
          box(moment, at * 25 + 4, 840 - high / 2, 13, high, at / 64 < seconds / 1.4 ? palette.scarlet : '#f3e3cf66', 6)
        }
        board.globalAlpha = 1
        vignette(moment, palette.black, 0.5)
      },
    },
    titleCard({
      title: 'FRECUENCIA\nNOCTURNA',
      line: '00:00',
      ground: [palette.scarlet, '#c92f2b'],
      ink: palette.black,
      accent: palette.bone,
      size: 280,
    }),
  ],
}
