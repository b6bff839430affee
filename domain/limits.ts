import { retentionMonths } from './messages/retention.ts'
import { recentSignInMs } from './people/recentSignIn.ts'

/* The limits that texts speak of. Schemas check them, and dictionaries name them by the variables below. */

/** A visitor's enquiry (specification, section 5), in characters. */
export const contactLimits = { name: { min: 2, max: 100 }, message: { min: 20, max: 1000 }, choice: 50 } as const

/** The studio's note of an enquiry, in characters; firestore.rules repeats it. */
export const noteLimit = 2000

/** The password of an account, in characters; fewer than `advised` are taken, with a word about it. */
export const passwordLimits = { min: 6, advised: 12, max: 128 } as const

/** The server's own sign-in limit (specification, section 9); no caller can set it. */
export const signInLimit = { attempts: 5, lockMinutes: 15 } as const

/** The stars of a testimonial. */
export const rating = { min: 1, max: 5, default: 5 } as const

/** The ratios that a piece may be made in: the studio's three, the feed's and the cinema's. */
export const pieceFormats = ['16:9', '9:16', '1:1', '4:5', '21:9'] as const

/** The years that a day may be in. Others come from a slip of the fingers. */
export const years = { min: 1900, max: 2100 } as const

/** How long a piece is, in seconds; 0 where the studio does not say. */
export const pieceLength = { min: 0, max: 36_000, default: 0 } as const

/** What every text may name in braces, for example `{{messageMax}}`. */
export const limitsInTexts = {
  nameMin: contactLimits.name.min,
  messageMin: contactLimits.message.min,
  // The specification writes 1000 without the separator that a number would get.
  messageMax: String(contactLimits.message.max),
  passwordMin: passwordLimits.min,
  passwordAdvised: passwordLimits.advised,
  ratingMin: rating.min,
  ratingMax: rating.max,
  lengthMax: pieceLength.max,
  // A year has no separator.
  yearMin: String(years.min),
  yearMax: String(years.max),
  recentMinutes: recentSignInMs / 60_000,
  monthsMin: retentionMonths.min,
  monthsMax: retentionMonths.max,
} as const
