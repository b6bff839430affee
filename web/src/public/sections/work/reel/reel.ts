/** What the showreel's screen has: the leader's number, a piece, or the slate, at which it begins and ends. */
export type Shot = { kind: 'count'; number: number } | { kind: 'piece'; index: number } | { kind: 'slate' }

const counts = 3
/** How long each stays (ms): a second counts one number, and a cut comes on the beat. */
const lasts = { count: 1000, piece: 2500 }

/** What follows on a shot, in a reel of so many pieces. */
export function shotAfter(shot: Shot, pieces: number): Shot {
  if (shot.kind === 'slate') return { kind: 'count', number: counts }
  if (shot.kind === 'count' && shot.number > 1) return { kind: 'count', number: shot.number - 1 }
  const index = shot.kind === 'piece' ? shot.index + 1 : 0
  return index < pieces ? { kind: 'piece', index } : { kind: 'slate' }
}

/** How long a shot stays until the cut; the slate stays. */
export const lengthOf = (shot: Shot): number | undefined => (shot.kind === 'slate' ? undefined : lasts[shot.kind])
