import type { Browser } from 'playwright/test'
import type { Figure } from '../shared/figures.ts'

/** The input of a row: a browser for its devices, a function that reports progress, and a source of random numbers. */
interface Run {
  browser: Browser
  note: (text: string) => void
  /** A number from 0 to 1. */
  random: () => number
}

/** One row of the table: runs its test and returns the results. */
export type Row = (run: Run) => Promise<Figure[]>

/** Returns a pseudo-random generator of numbers from 0 to 1 for a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns a random item of a list. */
export function oneOf<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}
