/**
 * The content of the showreel's screen: a number of the countdown, a piece, or the slate, with which it begins and
 * ends.
 */
export type Shot = { kind: 'count'; number: number } | { kind: 'piece'; index: number } | { kind: 'slate' }

const counts = 3
/** Duration of a piece in ms: cuts come on the beat. */
export const pieceMs = 2500
/** Duration of each shot in ms: numbers change every second. */
const lasts = { count: 1000, piece: pieceMs }

/** Returns the next shot of a reel with `pieces` pieces. */
export function shotAfter(shot: Shot, pieces: number): Shot {
  if (shot.kind === 'slate') return { kind: 'count', number: counts }
  if (shot.kind === 'count' && shot.number > 1) return { kind: 'count', number: shot.number - 1 }
  const index = shot.kind === 'piece' ? shot.index + 1 : 0
  return index < pieces ? { kind: 'piece', index } : { kind: 'slate' }
}

/** Returns a shot's duration in ms; undefined for the slate, which stays. */
export const lengthOf = (shot: Shot): number | undefined => (shot.kind === 'slate' ? undefined : lasts[shot.kind])

/** Returns the piece at a position on the timeline, in ms, and the time since its start. */
export function pieceAt(ms: number, pieces: number): { shot: Shot; into: number } {
  const index = Math.min(Math.max(0, Math.floor(ms / pieceMs)), pieces - 1)
  return { shot: { kind: 'piece', index }, into: Math.min(Math.max(0, ms - index * pieceMs), pieceMs) }
}

/** Returns a shot's position on the timeline, in ms; numbers and the slate are at its start. */
export const positionOf = (shot: Shot, into: number) => (shot.kind === 'piece' ? shot.index * pieceMs + into : 0)
