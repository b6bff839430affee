import {
  after,
  between,
  box,
  camera,
  disc,
  glow,
  ground,
  type Moment,
  placed,
  random,
  shape,
  stroke,
  vignette,
  wave,
} from '../board.ts'
import type { Piece } from '../piece.ts'
import { titleCard } from '../titles.ts'

/** A night commercial in violet, magenta and an acid yellow. */
const palette = {
  night: '#100825',
  violet: '#37188f',
  bright: '#7a35f0',
  pink: '#ff2f86',
  acid: '#e6ff3f',
  skin: '#d99a76',
}

/** Houses that pass by. The nearer the row, the faster. */
function town(moment: Moment, base: number, speed: number, color: string, tall: number, first: number) {
  const { seconds } = moment
  const step = 190
  const moved = seconds * speed
  for (let at = Math.floor(moved / step) - 1; at < moved / step + 10; at++) {
    const seed = first + (((at % 37) + 37) % 37)
    const height = tall * (0.45 + 0.55 * random(seed))
    const left = at * step - moved
    box(moment, left, base - height, step - 18, height, color, 6)
    for (let row = 0; row < height / 62 - 1; row++)
      for (let column = 0; column < 3; column++)
        if (random(seed * 31 + row * 7 + column) > 0.62)
          box(
            moment,
            left + 26 + column * 46,
            base - height + 26 + row * 62,
            24,
            32,
            random(seed + row) > 0.6 ? palette.pink : palette.acid,
            3,
          )
  }
}

function streaks(moment: Moment, y: number, count: number, speed: number) {
  const { board, width, seconds } = moment
  board.save()
  board.globalCompositeOperation = 'screen'
  for (let at = 0; at < count; at++) {
    const length = 220 + random(at) * 520
    const left = width - ((seconds * speed * (0.7 + random(at + 8)) + random(at + 2) * 2600) % (width + 1200)) + 400
    board.globalAlpha = 0.35 + 0.5 * random(at + 4)
    box(moment, left, y + random(at + 20) * 210, length, 5 + random(at) * 7, at % 3 ? palette.pink : palette.acid, 6)
  }
  board.restore()
}

function wheel(moment: Moment, x: number, y: number) {
  placed(
    moment,
    x,
    y,
    1,
    () => {
      disc(moment, 0, 0, 118, '#07030f')
      disc(moment, 0, 0, 92, palette.violet)
      disc(moment, 0, 0, 78, '#07030f')
      for (let at = 0; at < 5; at++)
        placed(moment, 0, 0, 1, () => box(moment, -7, -84, 14, 84, palette.bright, 6), (at / 5) * 2 * Math.PI)
      disc(moment, 0, 0, 24, palette.acid)
    },
    moment.seconds * 14,
  )
}

function rider(moment: Moment) {
  wheel(moment, -235, 130)
  wheel(moment, 245, 130)
  stroke(moment, 'M245 130L160-120', '#b9a9ff', 22)
  shape(
    moment,
    'M-300-10C-220-60-140-30-90-40C-20-110 100-130 175-105L210-40C150 60 60 110-60 100C-140 92-190 40-300-10Z',
    palette.bright,
  )
  shape(moment, 'M-60 100C60 110 150 60 210-40L120 10C60 60-20 70-90 60Z', palette.pink)
  box(moment, -70, 40, 150, 90, '#07030f', 22)
  stroke(moment, 'M-235 130L-40 90', '#b9a9ff', 20)
  stroke(moment, 'M-90-60L20-20L-20 110', '#1b1040', 78)
  stroke(moment, 'M-20 110L50 118', '#07030f', 46)
  stroke(moment, 'M-100-70C-90-170-40-240 20-280', '#241356', 122)
  stroke(moment, 'M20-270C70-220 110-190 165-150', '#2f1a70', 58)
  disc(moment, 172, -146, 30, palette.skin)
  placed(
    moment,
    62,
    -348,
    1,
    () => {
      disc(moment, 0, 0, 92, palette.acid)
      shape(moment, 'M0-64H88C98-20 92 20 70 40H6C-18 10-18-40 0-64Z', '#160a35')
      stroke(moment, 'M22-40L66-30', palette.pink, 10)
    },
    0.14,
  )
  glow(moment, 230, -80, 170, '#fff6c0', 0.9)
}

export const volta: Piece = {
  width: 1600,
  height: 900,
  shots: [
    {
      seconds: 1.9,
      draw: (moment) => {
        const { seconds, board } = moment
        camera(moment, 1.04, 1.1, () => {
          ground(moment, palette.night, '#24106a', '#8a1f8f')
          disc(moment, 800, 430, 270, '#ff4f9a')
          glow(moment, 800, 430, 620, palette.pink, 0.6)
          town(moment, 690, 160, '#1d0d52', 470, 3)
          town(moment, 700, 420, '#140838', 330, 50)
          box(moment, -100, 690, 1800, 300, '#0b0519')
          streaks(moment, 705, 16, 2600)
          placed(moment, 800 + 10 * wave(seconds, 0.6), 640 + 4 * wave(seconds, 3), 1.12, () => rider(moment), -0.03)
          board.globalAlpha = 0.5
          box(moment, 520, 790, 560, 12, palette.acid, 6)
          board.globalAlpha = 1
        })
        vignette(moment, palette.night, 0.7)
      },
    },
    {
      seconds: 1.2,
      draw: (moment) => {
        const { seconds, board } = moment
        camera(
          moment,
          1,
          1.12,
          () => {
            ground(moment, '#1b0d4d', palette.night)
            shape(moment, 'M330 1000C360 780 560 700 800 700S1240 780 1270 1000Z', '#241356')
            disc(moment, 800, 440, 400, palette.acid)
            shape(moment, 'M1000 100C1260 240 1250 660 1000 790C1090 600 1090 300 1000 100Z', '#b6d300')
            const visor =
              'M470 330C560 250 1040 250 1130 330C1170 430 1150 560 1090 620C940 690 660 690 510 620C450 560 430 430 470 330Z'
            shape(moment, visor, '#160a35')
            board.save()
            board.clip(new Path2D(visor))
            for (let at = 0; at < 12; at++) {
              const x = 1250 - ((seconds * 900 + at * 130) % 1100)
              stroke(moment, `M${x} 230L${x - 130} 700`, at % 2 ? palette.pink : palette.bright, 16 + (at % 3) * 14)
            }
            disc(moment, 670, 470, 34, palette.skin, 0.5)
            disc(moment, 930, 470, 34, palette.skin, 0.5)
            board.restore()
            stroke(moment, 'M540 320C640 286 760 280 840 284', '#ffffffaa', 16)
          },
          6,
        )
        glow(moment, 300, 200, 620, palette.pink, 0.55)
      },
    },
    {
      seconds: 1.3,
      draw: (moment) => {
        const { seconds, width, height } = moment
        ground(moment, palette.night, '#2a1273', '#0b0519', '#0b0519')
        glow(moment, 800, 400, 500, palette.pink, 0.9)
        shape(moment, 'M780 410H820L1700 960H-100Z', '#150a33')
        for (let at = 0; at < 9; at++) {
          const near = ((at / 9 + seconds * 1.1) % 1) ** 2.4
          box(moment, 800 - 10 * near - 2, between(412, height, near), 4 + 20 * near, 10 + 110 * near, palette.acid, 6)
        }
        for (let at = 0; at < 14; at++) {
          const near = ((random(at) + seconds * 0.9) % 1) ** 2
          const side = at % 2 ? 1 : -1
          stroke(
            moment,
            `M${800 + side * between(30, width * 0.9, near)} ${between(402, -200, near)}v${between(10, 900, near)}`,
            at % 3 ? palette.bright : palette.pink,
            3 + 34 * near,
          )
        }
        stroke(moment, 'M360 960C420 800 560 760 640 770M1240 960C1180 800 1040 760 960 770', '#2f1a70', 96)
        stroke(moment, 'M560 800H1040', '#07030f', 40)
        box(moment, 700, 740, 200, 110, '#07030f', 30)
        box(moment, 726, 762, 148 * after(seconds, 0, 1.1), 16, palette.acid, 8)
        vignette(moment, palette.night, 0.6)
      },
    },
    titleCard({
      title: 'VOLTA',
      line: '0 → 100',
      ground: [palette.acid, '#cdea17'],
      ink: palette.night,
      accent: palette.pink,
      size: 380,
    }),
  ],
}
