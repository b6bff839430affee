import {
  after,
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
import { type Look, person } from '../person.ts'
import type { Piece } from '../piece.ts'
import { titleCard } from '../titles.ts'

/** A vertical reel in coffee, cream and the rose of dawn. */
const palette = {
  night: '#2a1511',
  bean: '#5a2f1f',
  crema: '#c98350',
  milk: '#f7e6cf',
  rose: '#ec9b86',
  sun: '#ffc98f',
}
const drinker: Look = { skin: '#c98a63', shade: '#a8683f', hair: '#2a1511', top: palette.rose, style: 'long' }

function window(moment: Moment) {
  ground(moment, '#7c3d2b', '#c4694b', palette.rose)
  glow(moment, 640, 520, 760, palette.sun, 0.9)
  for (let at = 0; at < 4; at++) stroke(moment, `M${40 + at * 280}-20V1700`, '#6b3326', 22)
  stroke(moment, 'M-20 420H960M-20 980H960', '#6b3326', 22)
}

function steam(moment: Moment, x: number, y: number, strength: number) {
  const { board, seconds } = moment
  board.save()
  board.globalCompositeOperation = 'screen'
  for (let at = 0; at < 4; at++) {
    const sway = (height: number) => x + (at - 1.5) * 46 + wave(seconds, 0.4, at * 0.23 + height) * (20 + height * 70)
    board.globalAlpha = strength * 0.3
    stroke(
      moment,
      `M${sway(0)} ${y}C${sway(0.3)} ${y - 130} ${sway(0.6)} ${y - 230} ${sway(1)} ${y - 420}`,
      palette.milk,
      34 - at * 4,
    )
  }
  board.restore()
}

function cup(moment: Moment, x: number, y: number, scale: number) {
  placed(moment, x, y, scale, () => {
    stroke(moment, 'M120-10C220-30 220 110 100 100', palette.milk, 30)
    shape(moment, 'M-140-60H140C140 80 90 150 0 150S-140 80-140-60Z', palette.milk)
    shape(moment, 'M30-60H140C140 80 90 150 0 150C70 100 60 20 30-60Z', '#dcbf9d')
    disc(moment, 0, -60, 140, '#e9d2b3', 0.2)
    disc(moment, 0, -58, 122, palette.bean, 0.18)
  })
}

export const cafeAurora: Piece = {
  width: 900,
  height: 1600,
  shots: [
    {
      seconds: 1.7,
      draw: (moment) => {
        const { seconds } = moment
        camera(moment, 1, 1.07, () => {
          window(moment)
          const sip = after(seconds, 0.5, 0.7)
          person(moment, drinker, {
            x: 450,
            y: 640 + sip * 12,
            size: 400,
            tilt: -0.05 - sip * 0.06,
            isBlinking: sip > 0.7,
          })
          cup(moment, 470, 1130 - sip * 130, 0.92)
          stroke(moment, `M110 1640C150 1400 230 1290 350 ${1190 - sip * 130}`, palette.rose, 120)
          disc(moment, 372, 1175 - sip * 130, 62, drinker.skin)
          stroke(moment, `M820 1640C800 1420 730 1300 590 ${1200 - sip * 130}`, '#d8826d', 120)
          disc(moment, 574, 1180 - sip * 130, 62, drinker.shade)
          steam(moment, 470, 1040 - sip * 130, 1 - sip * 0.5)
        })
        vignette(moment, palette.night)
      },
    },
    {
      seconds: 1.3,
      draw: (moment) => {
        const { seconds } = moment
        camera(moment, 1.15, 1, () => {
          ground(moment, palette.bean, palette.night)
          disc(moment, 450, 800, 400, palette.milk)
          disc(moment, 450, 800, 352, palette.crema)
          disc(moment, 450, 800, 330, '#8a4a2a')
          placed(
            moment,
            450,
            800,
            1,
            () => {
              for (let at = 0; at < 6; at++) {
                const size = 250 * after(seconds, at * 0.1, 0.5) - at * 34
                if (size > 0)
                  shape(
                    moment,
                    `M0 ${size}C${-size * 1.4} ${-size * 0.2} ${-size * 0.5} ${-size} 0 ${-size * 0.45}C${size * 0.5} ${-size} ${size * 1.4} ${-size * 0.2} 0 ${size}Z`,
                    at % 2 ? '#8a4a2a' : palette.milk,
                  )
              }
            },
            0.1 * wave(seconds, 0.2),
          )
          stroke(moment, `M980 ${220}L${700 - seconds * 60} ${520 + seconds * 60}`, '#d9d2c6', 70)
        })
        vignette(moment, palette.night, 0.8)
      },
    },
    {
      seconds: 1.2,
      draw: (moment) => {
        const { seconds } = moment
        camera(moment, 1.02, 1.1, () => {
          ground(moment, palette.night, palette.bean, '#8a4a2a')
          for (let at = 0; at < 26; at++) {
            const fall = ((random(at) * 1900 + seconds * (900 + random(at + 40) * 500)) % 1900) - 150
            placed(
              moment,
              60 + random(at + 9) * 780,
              fall,
              0.8 + random(at + 3) * 0.7,
              () => {
                disc(moment, 0, 0, 52, at % 3 ? '#3c1d13' : palette.crema, 0.66)
                stroke(moment, 'M-40 4C-14-14 14 18 40-4', palette.night, 7)
              },
              seconds * 3 * (random(at) - 0.5) + at,
            )
          }
        })
        glow(moment, 450, 300, 700, palette.crema, 0.35)
      },
    },
    titleCard({
      title: 'CAFÉ\nAURORA',
      line: '06:14',
      ground: [palette.rose, '#d67a63'],
      ink: palette.night,
      accent: palette.milk,
      size: 300,
    }),
  ],
}
