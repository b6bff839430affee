import { after, box, camera, disc, glow, ground, type Moment, placed, random, shape, stroke, wave } from '../board.ts'
import { type Look, person } from '../person.ts'
import type { Piece } from '../piece.ts'
import { titleCard } from '../titles.ts'

/** Vertical clips by a creator, in blush, lilac and sage. */
const palette = {
  blush: '#f8dcd6',
  petal: '#efb9bd',
  lilac: '#c6a9dd',
  sage: '#9dbb98',
  leaf: '#4f7560',
  cream: '#fff7ef',
}
const creator: Look = { skin: '#8d5a41', shade: '#6f4230', hair: '#241613', top: palette.sage, style: 'curly' }
const friend: Look = { skin: '#f2c5a7', shade: '#dba282', hair: '#8a4a2a', top: palette.lilac, style: 'bun' }

function leaves(moment: Moment, x: number, y: number, scale: number, sway: number) {
  for (let at = -3; at <= 3; at++)
    placed(
      moment,
      x,
      y,
      scale,
      () => shape(moment, 'M0 0C-80-120-70-300 0-420C70-300 80-120 0 0Z', at % 2 ? palette.leaf : '#6d9474'),
      at * 0.42 + wave(moment.seconds, 0.25, at * 0.1) * sway,
    )
}

/** Captions as bars, one word after the other. */
function captions(moment: Moment, y: number, widths: readonly number[]) {
  const whole = widths.reduce((sum, width) => sum + width + 24, -24)
  let left = 450 - whole / 2
  for (const [at, width] of widths.entries()) {
    const shown = after(moment.seconds, 0.1 + at * 0.22, 0.14)
    moment.board.globalAlpha = shown
    box(moment, left, y + (1 - shown) * 30, width, 78, at === 1 ? palette.leaf : palette.cream, 20)
    left += width + 24
  }
  moment.board.globalAlpha = 1
}

function bottle(moment: Moment, x: number, y: number, scale: number, angle: number) {
  placed(
    moment,
    x,
    y,
    scale,
    () => {
      box(moment, -90, -60, 180, 330, palette.leaf, 44)
      box(moment, 20, -60, 70, 330, '#3d5f4d', 44)
      box(moment, -46, -130, 92, 80, palette.cream, 14)
      box(moment, -30, -230, 60, 110, '#e7d5c6', 26)
      box(moment, -58, 60, 116, 110, palette.cream, 12)
      stroke(moment, 'M0 150C-30 120-20 90 0 80C20 90 30 120 0 150Z', palette.leaf, 8)
    },
    angle,
  )
}

export const brisaBotanica: Piece = {
  width: 900,
  height: 1600,
  shots: [
    {
      seconds: 1.8,
      draw: (moment) => {
        const { seconds } = moment
        camera(
          moment,
          1.02,
          1.06,
          () => {
            ground(moment, palette.blush, palette.petal)
            disc(moment, 450, 620, 390, palette.cream)
            leaves(moment, 60, 1240, 1.6, 0.05)
            leaves(moment, 860, 1180, 1.4, 0.05)
            person(moment, creator, {
              x: 450,
              y: 690,
              size: 400,
              tilt: 0.05 * wave(seconds, 0.5),
              talk: 0.5 + 0.5 * wave(seconds, 2.3),
              isBlinking: seconds > 1 && seconds < 1.12,
            })
            const raised = after(seconds, 0.2, 0.5)
            stroke(moment, `M800 1640C790 1480 760 1380 ${720} ${1300 - raised * 130}`, palette.sage, 110)
            bottle(moment, 715, 1120 - raised * 130, 0.86, 0.12)
            disc(moment, 712, 1250 - raised * 130, 64, creator.skin)
          },
          8,
        )
        captions(moment, 1390, [190, 260, 150])
      },
    },
    {
      seconds: 1.3,
      draw: (moment) => {
        const { seconds } = moment
        camera(moment, 1, 1.08, () => {
          ground(moment, palette.lilac, '#e3cdea', palette.cream)
          leaves(moment, 450, 1700, 2.4, 0.04)
          bottle(moment, 450, 860 + 14 * wave(seconds, 0.5), 1.9, 0.06 * wave(seconds, 0.4))
          for (let at = 0; at < 22; at++)
            disc(
              moment,
              80 + random(at) * 740,
              200 + random(at + 30) * 1200 - seconds * 60 * random(at + 5),
              10 + random(at + 60) * 30,
              '#ffffff99',
            )
        })
        glow(moment, 250, 380, 520, '#ffffff', 0.7)
      },
    },
    {
      seconds: 1.4,
      draw: (moment) => {
        const { seconds } = moment
        camera(moment, 1.3, 1.38, () => {
          ground(moment, palette.sage, '#cfe0c8')
          person(moment, friend, { x: 450, y: 760, size: 560, tilt: -0.1, isBlinking: seconds > 0.5, look: -0.5 })
          for (let at = 0; at < 3; at++) {
            const drawn = after(seconds, 0.2 + at * 0.2, 0.3)
            if (drawn > 0)
              stroke(
                moment,
                `M${560 + at * 12} ${800 + at * 52}q${60 * drawn} ${-16 * drawn} ${110 * drawn}-${34 * drawn}`,
                palette.cream,
                34,
              )
          }
        })
        captions(moment, 1390, [240, 180])
      },
    },
    titleCard({
      title: 'BRISA\nBOTÁNICA',
      line: 'UGC × 6',
      ground: [palette.leaf, '#3d5f4d'],
      ink: palette.blush,
      accent: palette.lilac,
      size: 250,
    }),
  ],
}
