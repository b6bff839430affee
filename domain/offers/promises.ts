/**
 * The promises that are in no price list (specification, section 9). `scripts/lib/texts/promises.test.ts` compares the
 * texts with them.
 */
export const promises = {
  /** Rounds of changes of Starter Reels, Commercial and Long-form. */
  rounds: { reels: 2, commercial: 3, longForm: 4 },
  express: { reelHours: { from: 24, to: 48 }, commercialDays: { from: 3, to: 4 } },
  /** The time to an answer. */
  answerHours: 24,
} as const
