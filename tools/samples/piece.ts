import type { Shot } from './board.ts'

/** A film of shots with hard cuts; the first frame is its still picture. */
export interface Piece {
  width: number
  height: number
  shots: readonly Shot[]
}

/** Draws the frame at a number of seconds, which repeat after the last shot. */
export function drawAt({ width, height, shots }: Piece, board: CanvasRenderingContext2D, at: number) {
  const whole = shots.reduce((sum, { seconds }) => sum + seconds, 0)
  let seconds = at % whole
  for (const shot of shots) {
    if (seconds < shot.seconds) {
      board.save()
      shot.draw({ board, width, height, seconds, share: seconds / shot.seconds })
      board.restore()
      return
    }
    seconds -= shot.seconds
  }
}

export const lengthOf = ({ shots }: Piece) => shots.reduce((sum, { seconds }) => sum + seconds, 0)
