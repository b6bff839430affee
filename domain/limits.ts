import { retentionMonths } from './messages/retention.ts'
import { numberKinds } from './offers/prices.ts'
import { recentSignInMs } from './people/recentSignIn.ts'

/* The limits that texts mention. Schemas check them, and dictionaries name them by the variables below. */

/** Limits of a visitor's enquiry (specification, section 5), in characters. */
export const contactLimits = { name: { min: 2, max: 100 }, message: { min: 20, max: 1000 }, choice: 50 } as const

/** Maximum length of the studio's note on an enquiry, in characters; firestore.rules repeats it. */
export const noteLimit = 2000

/** Bounds for the length of a password, in characters. One with fewer than `advised` is accepted with a warning. */
export const passwordLimits = { min: 6, advised: 12, max: 128 } as const

/** The server's own sign-in limit (specification, section 9); no caller can set it. */
export const signInLimit = { attempts: 5, lockMinutes: 15 } as const

export const rating = { min: 1, max: 5, default: 5 } as const

/** The allowed ratios of a piece: the studio's three, that of social feeds and that of cinema. */
export const pieceFormats = ['16:9', '9:16', '1:1', '4:5', '21:9'] as const

/** The form of any other ratio, such as '4:3' or '1.85:1', as a regular expression. A film chosen from disk may have one. */
export const ratioForm = '[1-9][0-9]?([.][0-9]{1,2})?:[1-9][0-9]?([.][0-9]{1,2})?'

/** The accepted years of a day. Others are typing errors. */
export const years = { min: 1900, max: 2100 } as const

/** Bounds for the length of a piece, in seconds; 0 if the studio left it out. */
export const pieceLength = { min: 0, max: 36_000, default: 0 } as const

/** The hours of footage behind a piece; 0 if the studio left them out. */
export const footageHours = { ...numberKinds.count, default: 0 } as const

/** The variables that every text may contain in braces, for example `{{messageMax}}`. */
export const limitsInTexts = {
  nameMin: contactLimits.name.min,
  messageMin: contactLimits.message.min,
  // A string, because the specification writes 1000 without a thousands separator.
  messageMax: String(contactLimits.message.max),
  passwordMin: passwordLimits.min,
  passwordAdvised: passwordLimits.advised,
  ratingMin: rating.min,
  ratingMax: rating.max,
  lengthMax: pieceLength.max,
  amountMax: numberKinds.amount.max,
  secondsMax: numberKinds.seconds.max,
  countMax: numberKinds.count.max,
  // Strings, because years have no separator.
  yearMin: String(years.min),
  yearMax: String(years.max),
  recentMinutes: recentSignInMs / 60_000,
  monthsMin: retentionMonths.min,
  monthsMax: retentionMonths.max,
} as const
