import type { Browser } from 'playwright/test'
import type { Figure } from '../shared/figures.ts'

/** What a row is given: a browser for its devices, what says on the terminal how far it is, and what is random in it. */
interface Run {
  browser: Browser
  note: (text: string) => void
  /** A number from 0 to 1. */
  random: () => number
}

/** One row of the proof: does all of it and says what came out. */
export type Row = (run: Run) => Promise<Figure[]>

/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of a list, by a number from 0 to 1. */
export function oneOf<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}
