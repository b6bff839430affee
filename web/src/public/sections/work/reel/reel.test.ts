import { expect, test } from 'vitest'
import { lengthOf, pieceAt, positionOf, type Shot, shotAfter } from './reel'

const slate: Shot = { kind: 'slate' }

/** Returns all shots from one slate to the next. */
function reelOf(pieces: number) {
  const shots = [shotAfter(slate, pieces)]
  for (let shot = shots[0]; shot && shot.kind !== 'slate'; shot = shots.at(-1)) shots.push(shotAfter(shot, pieces))
  return shots.map((shot) =>
    shot.kind === 'count' ? shot.number : shot.kind === 'piece' ? `piece ${shot.index}` : shot.kind,
  )
}

test.each([
  [0, [3, 2, 1, 'slate']],
  [1, [3, 2, 1, 'piece 0', 'slate']],
  [3, [3, 2, 1, 'piece 0', 'piece 1', 'piece 2', 'slate']],
])('A reel of %i pieces counts, cuts and ends with the slate', (pieces, shots) => {
  expect(reelOf(pieces)).toEqual(shots)
})

test('A number stays for one second, a piece for two and a half, the slate until the end', () => {
  expect([{ kind: 'count', number: 3 } as const, { kind: 'piece', index: 0 } as const, slate].map(lengthOf)).toEqual([
    1000,
    2500,
    undefined,
  ])
})

test('The slate follows a piece that no longer exists', () => {
  expect(shotAfter({ kind: 'piece', index: 5 }, 3)).toEqual(slate)
})

test.each([
  [0, 0, 0],
  [2499, 0, 2499],
  [2500, 1, 0],
  [6000, 2, 1000],
  [7500, 2, 2500],
  [9999, 2, 2500],
  [-1, 0, 0],
])('At %i ms of three pieces, piece %i is at %i ms', (ms, index, into) => {
  const found = pieceAt(ms, 3)
  expect(found).toEqual({ shot: { kind: 'piece', index }, into })
  expect(positionOf(found.shot, found.into)).toBe(Math.min(Math.max(ms, 0), 7500))
})

test('Numbers and the slate are at the start of the timeline', () => {
  expect([positionOf(slate, 0), positionOf({ kind: 'count', number: 2 }, 700)]).toEqual([0, 0])
})
