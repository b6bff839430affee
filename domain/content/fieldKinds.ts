import * as v from 'valibot'
import {
  addressThat,
  isRequiredIn,
  isSafeSource,
  isSafeUrl,
  optionalDay,
  optionalText,
  requiredLine,
  requiredText,
  storedText,
} from './fields.ts'
import type { LocalizedField, PlainField } from './fieldTable.ts'
import { type requiredTexts, says, type ValidationKey } from './validationTexts.ts'

/* The kinds of fields of which the tables of content types are made. */

interface Since {
  since?: number
}

const address =
  (kind: 'url' | 'picture', isSound: (text: string) => boolean) =>
  (message: ValidationKey, isRequired = false, { since = 1 }: Since = {}): PlainField<string> => ({
    kind,
    schema: addressThat(isSound, message, isRequired),
    stored: storedText,
    empty: '',
    isRequired,
    since,
  })

/** An address of a video or a page. */
export const url = address('url', isSafeUrl)

/** An address of a picture. */
export const picture = address('picture', isSafeSource)

/** A text of at most `max` characters; with a message for its absence it is required. */
export const line = (max: number, missing?: ValidationKey, { since = 1 }: Since = {}): PlainField<string> => ({
  kind: 'line',
  schema: missing ? requiredLine(max, missing) : optionalText(max),
  stored: storedText,
  empty: '',
  isRequired: missing !== undefined,
  max,
  since,
})

/** A calendar day `YYYY-MM-DD`, or ''. */
export const day = ({ since = 1 }: Since = {}): PlainField<string> => ({
  kind: 'day',
  schema: optionalDay,
  stored: storedText,
  empty: '',
  isRequired: false,
  since,
})

/** Yes or no. */
export const flag = (empty: boolean, { since = 1 }: Since = {}): PlainField<boolean> => ({
  kind: 'flag',
  schema: v.boolean(),
  stored: v.fallback(v.boolean(), empty),
  empty,
  isRequired: false,
  since,
})

interface Bounds {
  min: number
  max: number
  /** What a document has that lacks the field. */
  default: number
}

/** A whole number between two bounds. */
export const whole = (
  { min, max, default: empty }: Bounds,
  message: ValidationKey,
  { since = 1 }: Since = {},
): PlainField<number> => ({
  kind: 'whole',
  schema: v.pipe(
    v.number(says(message)),
    v.integer(says(message)),
    v.minValue(min, says(message)),
    v.maxValue(max, says(message)),
  ),
  stored: v.fallback(v.number(), empty),
  empty,
  isRequired: false,
  min,
  max,
  since,
})

/** A text in every language of at most `max` characters; with messages for its absence it is required. */
export const localizedText = (
  max: number,
  missing?: keyof typeof requiredTexts,
  { since = 1 }: Since = {},
): LocalizedField => ({
  kind: 'localized',
  isRequired: missing !== undefined,
  max,
  since,
  schemaFor: (code) => (missing && isRequiredIn(code) ? requiredText(missing, code, max) : optionalText(max)),
})
