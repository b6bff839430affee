import { after, type Color, ground, type Moment, type Shot } from './board.ts'

interface Card {
  title: string
  line: string
  ground: readonly Color[]
  ink: Color
  accent: Color
  /** Font size of the title in logical pixels. */
  size: number
}

/** Sets one line of the page's display font around a middle. */
export function lettering(
  { board }: Moment,
  text: string,
  x: number,
  y: number,
  size: number,
  color: Color,
  align: CanvasTextAlign = 'center',
) {
  board.font = `800 ${size}px Display`
  board.textAlign = align
  board.textBaseline = 'middle'
  board.fillStyle = color
  board.fillText(text, x, y)
}

/** A title that is cut in from below, over a line that grows. */
export const titleCard = ({ title, line, ground: colors, ink, accent, size }: Card): Shot => ({
  seconds: 1.4,
  draw: (moment) => {
    const { board, width, height, seconds } = moment
    ground(moment, ...colors)
    const middle = height / 2 + size * (title.includes('\n') ? 0.85 : 0.35)
    const words = title.split('\n')
    board.save()
    board.beginPath()
    board.rect(0, middle - size * words.length, width, size * words.length * 1.02)
    board.clip()
    for (const [at, word] of words.entries())
      lettering(
        moment,
        word,
        width / 2,
        middle - size * (words.length - at - 0.45) * 0.92 + size * 1.1 * (1 - after(seconds, 0.04 + at * 0.08, 0.32)),
        size,
        ink,
      )
    board.restore()
    const long = width * 0.34 * after(seconds, 0.1, 0.5)
    board.fillStyle = accent
    board.fillRect(width / 2 - long / 2, middle + size * 0.1, long, 10)
    board.globalAlpha = after(seconds, 0.3, 0.3)
    lettering(moment, line, width / 2, middle + size * 0.1 + 80, 84, ink)
    board.globalAlpha = 1
  },
})

/** The name of an interviewed person, over the lower part of the picture. */
export function lowerThird(moment: Moment, name: string, role: string, ink: Color, accent: Color, left: number) {
  const { board, height, seconds } = moment
  const shown = after(seconds, 0.25, 0.4)
  board.save()
  board.globalAlpha = shown
  board.fillStyle = accent
  board.fillRect(left, height - 210, 10, 120 * shown)
  lettering(moment, name, left + 34, height - 178, 76, ink, 'left')
  lettering(moment, role, left + 34, height - 112, 46, ink, 'left')
  board.restore()
}
