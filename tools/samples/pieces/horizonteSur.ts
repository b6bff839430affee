import { between, camera, disc, glow, ground, type Moment, placed, random, shape, stroke, wave } from '../board.ts'
import { type Look, person } from '../person.ts'
import type { Piece } from '../piece.ts'
import { lowerThird, titleCard } from '../titles.ts'

/** A documentary in fog, moss and the first light. */
const palette = {
  fog: '#e9e6d8',
  mist: '#c3cdbd',
  moss: '#7d987f',
  forest: '#45634f',
  deep: '#20352b',
  dawn: '#f4cfa4',
}
const guardian: Look = {
  skin: '#a9714f',
  shade: '#875236',
  hair: '#2b2422',
  top: '#b5563c',
  style: 'hat',
  hat: '#4a3a2c',
}

/** A ridge of hills; `seed` gives its form. */
function ridge(moment: Moment, base: number, height: number, color: string, seed: number, moved = 0) {
  const points: string[] = []
  for (let x = -200; x <= moment.width + 200; x += 60) {
    const at = (x + moved) / 420
    const up =
      Math.sin(at * 1.3 + seed) * 0.5 + Math.sin(at * 2.9 + seed * 2) * 0.28 + Math.sin(at * 6.1 + seed * 3) * 0.1
    points.push(`L${x} ${base - height * (0.5 + up * 0.6)}`)
  }
  shape(moment, `M-200 1200${points.join('')}L${moment.width + 200} 1200Z`, color)
}

function fog(moment: Moment, y: number, strength: number, speed: number) {
  const { board, seconds } = moment
  board.save()
  board.globalAlpha = strength
  for (let at = 0; at < 7; at++) {
    const x = ((random(at) * 2800 + seconds * speed + at * 300) % 2900) - 400
    const gradient = board.createRadialGradient(0, 0, 0, 0, 0, 420)
    gradient.addColorStop(0, palette.fog)
    gradient.addColorStop(1, `${palette.fog}00`)
    board.save()
    board.translate(x, y + random(at + 4) * 90)
    board.scale(1, 0.26)
    board.fillStyle = gradient
    board.fillRect(-420, -420, 840, 840)
    board.restore()
  }
  board.restore()
}

/** A frailejón, the plant of the high moor. */
function plant(moment: Moment, x: number, y: number, scale: number) {
  placed(moment, x, y, scale, () => {
    shape(moment, 'M-24 0C-30-60-22-110-20-150H20C22-110 30-60 24 0Z', '#3a3a2c')
    for (let at = -6; at <= 6; at++)
      placed(
        moment,
        0,
        -150,
        1,
        () => shape(moment, 'M0 0C-16-40-14-90 0-124C14-90 16-40 0 0Z', at % 2 ? '#93ab83' : '#b6c59b'),
        at * 0.24 + 0.03 * wave(moment.seconds, 0.3, at * 0.1),
      )
  })
}

function walker(moment: Moment, x: number, y: number, scale: number) {
  const step = wave(moment.seconds, 0.9)
  placed(moment, x, y + Math.abs(step) * -5 * scale, scale, () => {
    stroke(moment, `M-8 60L${-14 + step * 30} 150M8 60L${14 - step * 30} 150`, '#1c2a24', 24)
    shape(moment, 'M0-70C60-60 76 40 84 84H-84C-76 40-60-60 0-70Z', '#b5563c')
    stroke(moment, 'M-70 52H70', palette.dawn, 9)
    disc(moment, 0, -88, 28, guardian.skin)
    shape(moment, 'M-62-98Q0-116 62-98Q0-84-62-98Z', '#3a2c22')
    shape(moment, 'M-30-100C-28-146 28-146 30-100Z', '#3a2c22')
    stroke(moment, `M62-20L${86 + step * 8} 150`, '#3a2c22', 8)
  })
}

function dawnSky(moment: Moment) {
  ground(moment, '#a9bdb4', palette.mist, palette.dawn, palette.fog)
  disc(moment, 1340, 330, 84, '#fff3d8')
  glow(moment, 1340, 330, 520, '#ffd9a0', 0.7)
}

export const horizonteSur: Piece = {
  width: 2100,
  height: 900,
  shots: [
    {
      seconds: 2.1,
      draw: (moment) => {
        const { seconds } = moment
        camera(moment, 1, 1.05, () => {
          dawnSky(moment)
          ridge(moment, 560, 220, palette.mist, 1)
          fog(moment, 500, 0.7, 40)
          ridge(moment, 660, 240, palette.moss, 4)
          fog(moment, 620, 0.75, 70)
          ridge(moment, 800, 200, palette.forest, 7)
          walker(moment, 1000 + seconds * 46, 640, 1.15)
          fog(moment, 780, 0.5, 110)
          for (const [at, x] of [180, 420, 1500, 1820, 2010].entries()) plant(moment, x, 930, 1.3 + random(at) * 1.1)
        })
      },
    },
    {
      seconds: 1.7,
      draw: (moment) => {
        const { seconds } = moment
        camera(
          moment,
          1.02,
          1.06,
          () => {
            ground(moment, palette.forest, palette.deep)
            glow(moment, 560, 200, 900, '#9fb89a', 0.55)
            for (let at = 0; at < 6; at++) plant(moment, 120 + at * 170, 940, 2 + random(at))
            person(moment, guardian, {
              x: 1290,
              y: 420,
              size: 430,
              tilt: 0.03 * wave(seconds, 0.4),
              talk: 0.4 + 0.4 * wave(seconds, 1.9),
              look: -0.8,
              isBlinking: seconds > 0.8 && seconds < 0.92,
            })
          },
          5,
        )
        lowerThird(moment, 'ROSALBA CHINGUAL', 'GUARDAPÁRAMO', palette.fog, palette.dawn, 220)
      },
    },
    {
      seconds: 1.4,
      draw: (moment) => {
        const { share } = moment
        ground(moment, '#d9ddcf', palette.mist, palette.fog)
        for (let at = 0; at < 6; at++) {
          const color =
            ['#c9d2c2', palette.mist, '#9db39c', palette.moss, palette.forest, palette.deep][at] ?? palette.deep
          ridge(
            moment,
            460 + at * 110 + between(40, -30, share) * at * 0.5,
            240,
            color,
            at * 2.3,
            share * 60 * (at + 1),
          )
          fog(moment, 440 + at * 110, 0.55, 60 + at * 30)
        }
        for (let at = 0; at < 5; at++) {
          const x = 700 + share * 260 + at * 74
          const flap = wave(moment.seconds, 1.6, at * 0.2) * 16
          stroke(
            moment,
            `M${x - 30} ${220 + at * 26 - flap}q15-10 30 ${flap}q15-${flap + 10} 30-${flap}`,
            palette.deep,
            7,
          )
        }
      },
    },
    titleCard({
      title: 'HORIZONTE SUR',
      line: 'DOCUMENTAL',
      ground: [palette.deep, '#16261e'],
      ink: palette.fog,
      accent: palette.dawn,
      size: 260,
    }),
  ],
}
