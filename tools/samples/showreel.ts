import { box, type Moment, type Shot } from './board.ts'
import type { Piece } from './piece.ts'
import { brisaBotanica } from './pieces/brisaBotanica.ts'
import { cafeAurora } from './pieces/cafeAurora.ts'
import { frecuenciaNocturna } from './pieces/frecuenciaNocturna.ts'
import { horizonteSur } from './pieces/horizonteSur.ts'
import { pulso } from './pieces/pulso.ts'
import { volta } from './pieces/volta.ts'
import { titleCard } from './titles.ts'

const screen = { width: 1600, height: 900 }

/** Draws shots of a piece side by side, whole, each as high as the screen allows. */
const beside = (piece: Piece, shots: readonly number[], seconds: number, gap = 20): Shot => ({
  seconds,
  draw: (moment) => {
    const { board } = moment
    const scale = Math.min(screen.height / piece.height, screen.width / piece.width)
    const [wide, high] = [piece.width * scale, piece.height * scale]
    box(moment, 0, 0, screen.width, screen.height, '#0b0908')
    const whole = shots.length * (wide + gap) - gap
    for (const [at, shot] of shots.entries()) {
      const drawn = piece.shots[shot]
      if (!drawn) continue
      board.save()
      board.translate((screen.width - whole) / 2 + at * (wide + gap), (screen.height - high) / 2)
      board.beginPath()
      board.rect(0, 0, wide, high)
      board.clip()
      board.scale(scale, scale)
      const shown: Moment = { ...moment, ...piece, seconds: moment.seconds + at * 0.2, share: moment.share }
      drawn.draw(shown)
      board.restore()
    }
  },
})
const whole = (piece: Piece, shot: number, seconds: number) => beside(piece, [shot], seconds)
const title = (piece: Piece, seconds: number) => beside(piece, [3], seconds)

/** The showreel of the sample studio, cut on a beat of half a second. */
export const showreel: Piece = {
  ...screen,
  shots: [
    {
      ...titleCard({
        title: 'MONTAJE',
        line: 'SHOWREEL',
        ground: ['#14110f', '#0d0b0a'],
        ink: '#f5efe7',
        accent: '#ff8a3d',
        size: 400,
      }),
      seconds: 2,
    },
    whole(volta, 0, 1.5),
    beside(cafeAurora, [0, 1, 2], 2),
    whole(horizonteSur, 0, 2),
    beside(pulso, [0], 1.5),
    whole(frecuenciaNocturna, 0, 1.5),
    beside(brisaBotanica, [1, 0, 2], 2),
    whole(volta, 1, 1),
    whole(horizonteSur, 1, 1.5),
    whole(frecuenciaNocturna, 1, 1.5),
    whole(pulso, 2, 1),
    beside(cafeAurora, [1], 1),
    whole(horizonteSur, 2, 1.5),
    whole(volta, 2, 1),
    whole(frecuenciaNocturna, 2, 1),
    whole(pulso, 1, 1),
    ...[cafeAurora, brisaBotanica, volta, horizonteSur, pulso, frecuenciaNocturna].map((piece) => title(piece, 0.5)),
    {
      ...titleCard({
        title: 'MONTAJE',
        line: '16:9 · 1:1 · 9:16',
        ground: ['#ff8a3d', '#e9742a'],
        ink: '#14110f',
        accent: '#4fc9bd',
        size: 400,
      }),
      seconds: 3,
    },
  ],
}
