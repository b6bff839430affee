/**
 * The content of the showreel's screen: a number of the countdown, a piece, or the slate, with which it begins and
 * ends.
 */
export type Shot = { kind: 'count'; number: number } | { kind: 'piece'; index: number } | { kind: 'slate' }

const counts = 3
/** Duration of each shot in ms: numbers change every second, and cuts come on the beat. */
const lasts = { count: 1000, piece: 2500 }

/** Returns the next shot of a reel with `pieces` pieces. */
export function shotAfter(shot: Shot, pieces: number): Shot {
  if (shot.kind === 'slate') return { kind: 'count', number: counts }
  if (shot.kind === 'count' && shot.number > 1) return { kind: 'count', number: shot.number - 1 }
  const index = shot.kind === 'piece' ? shot.index + 1 : 0
  return index < pieces ? { kind: 'piece', index } : { kind: 'slate' }
}

/** Returns a shot's duration in ms; undefined for the slate, which stays. */
export const lengthOf = (shot: Shot): number | undefined => (shot.kind === 'slate' ? undefined : lasts[shot.kind])
