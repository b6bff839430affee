import * as v from 'valibot'

/** An uploaded picture without its bytes, as the console lists it. Times are in milliseconds since 1970. */
export const FileSummary = v.object({
  name: v.string(),
  made_at: v.number(),
  /** Size of the file, in bytes. */
  bytes: v.number(),
  /** When the file was last used; null while it is in use. */
  unused_since: v.nullable(v.number()),
  used_by: v.array(v.object({ collection: v.string(), id: v.string(), name: v.string() })),
})
export type FileSummary = v.InferOutput<typeof FileSummary>

/** An uploaded film, a card's loop or a project's sound, without its pieces. A sound is also a loop: one whole file. */
export const FilmSummary = v.object({
  ...FileSummary.entries,
  seconds: v.number(),
  is_loop: v.boolean(),
  /** Absent in answers of an older function. */
  is_sound: v.optional(v.boolean(), false),
})
export type FilmSummary = v.InferOutput<typeof FilmSummary>

/** Storage that is free in Firestore, in bytes. It is a GiB; the difference is room for what is not counted. */
export const freeBytes = 1e9

/** Hosting's price of transfers, and its source. docs/deploy.md names it too. */
export const transferPrice = {
  freeGB: 10,
  usdPerGB: 0.15,
  seen: '2026-11-27',
  source: 'https://firebase.google.com/pricing',
} as const

/** Returns the price of a thousand full plays of a film in USD, beyond Hosting's free transfer. */
export const costOfPlays = (bytes: number) => Math.ceil(((bytes * 1000) / 1e9) * transferPrice.usdPerGB * 100) / 100
