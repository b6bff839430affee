import * as v from 'valibot'
import type { PriceMessage } from '../../offers/priceTexts.ts'
import { dayIn, optionalDay } from '../../values/day.ts'
import { videoAddress } from '../../values/video.ts'
import { isCaptions, maxCaptionsLength } from '../films/captions.ts'
import { isOwnLoop, isSiteSound } from '../films/manifest.ts'
import { captionsIn } from '../films/readCaptions.ts'
import { isSitePicture } from '../media/ownPictures.ts'
import { isVisibility } from '../visibility.ts'
import { addressSchema, isFilmSource, isPictureSource, optionalText, storedText } from './checks.ts'
import type { LocalizedField, PlainField } from './fieldTable.ts'
import { messageKey, requiredTextIn, type requiredTexts, type ValidationKey } from './validationTexts.ts'

/* The kinds of fields that the tables of content types use. */

/** A message of a schema. Those about prices are in the console's dictionary only. */
type Message = ValidationKey | PriceMessage

interface Since {
  since?: number
}

/** Options of a field that may be required. `namesRow`: required even while the document is hidden. */
interface Naming extends Since {
  namesRow?: true
}

const address =
  (kind: 'picture' | 'film', isSound: (text: string) => boolean) =>
  (message: ValidationKey, isRequired = false, { since = 1 }: Since = {}): PlainField<string> => ({
    kind,
    schema: addressSchema(isSound, message),
    stored: storedText,
    empty: '',
    missing: isRequired ? message : undefined,
    since,
  })

/** The address of a video. */
export const video = ({ since = 1 }: Since = {}): PlainField<string> => ({
  kind: 'video',
  schema: videoAddress,
  stored: storedText,
  empty: '',
  missing: undefined,
  since,
})

/** The address of a picture. */
export const picture = address('picture', isPictureSource)

/** The address of an uploaded picture or of one of the site's samples, so that two of them have the same shape. */
export const ownPicture = ({ since = 1 }: Since = {}): PlainField<string> => ({
  ...picture('imageUrl', false, { since }),
  schema: addressSchema(isSitePicture, 'imageUrl'),
  isOwn: true,
})

/** The address of a film that browsers play without a player: an uploaded loop, or a file elsewhere. */
export const film = address('film', (text) => isOwnLoop(text) || isFilmSource(text))

/** The address of an uploaded sound or of one of the site's samples. */
export const sound = ({ since = 1 }: Since = {}): PlainField<string> => ({
  ...film('loopUrl', false, { since }),
  schema: addressSchema(isSiteSound, 'loopUrl'),
  isOwn: true,
})

/** One of a list of texts, or ''. `form`: the regular expression of other texts that are allowed. */
export const choice = (
  options: readonly string[],
  { since = 1, form }: Since & { form?: string } = {},
): PlainField<string> => {
  const allowed = new RegExp(`^(?:${[...options, ...(form ? [form] : [])].join('|')})?$`)
  const schema = v.pipe(v.string(messageKey('choiceUnknown')), v.regex(allowed, messageKey('choiceUnknown')))
  return { kind: 'choice', schema, stored: v.fallback(schema, ''), empty: '', missing: undefined, options, form, since }
}

/** Several of a list of texts, each at most once: one text with a space between them, or ''. */
export const choices = (options: readonly string[], { since = 1 }: Since = {}): PlainField<string> => {
  const schema = v.pipe(
    v.string(messageKey('choiceUnknown')),
    v.transform((text) => [...new Set(text.split(' ').filter(Boolean))]),
    v.check((chosen) => chosen.every((one) => options.includes(one)), messageKey('choiceUnknown')),
    v.transform((chosen) => options.filter((one) => chosen.includes(one)).join(' ')),
  )
  return { kind: 'choices', schema, stored: v.fallback(schema, ''), empty: '', missing: undefined, options, since }
}

/** A text of at most `max` characters; required if there is a message for its absence. */
export const line = (max: number, missing?: Message, { since = 1, namesRow }: Naming = {}): PlainField<string> => ({
  kind: 'line',
  schema: optionalText(max, missing),
  stored: storedText,
  empty: '',
  missing,
  namesRow,
  max,
  since,
})

/** A calendar day `YYYY-MM-DD`, or ''. */
export const day = ({ since = 1 }: Since = {}): PlainField<string> => ({
  kind: 'day',
  schema: optionalDay,
  stored: v.pipe(storedText, v.transform(dayIn)),
  empty: '',
  missing: undefined,
  since,
})

/** Visibility of the document. Without the field it is visible; with an unreadable value it is hidden. */
export const visibility = ({ since = 1 }: Since = {}): PlainField<string> => ({
  kind: 'visibility',
  schema: v.pipe(v.string(), v.transform(dayIn), v.check(isVisibility, messageKey('dateFormat'))),
  stored: v.optional(v.fallback(v.pipe(v.string(), v.transform(dayIn), v.check(isVisibility)), 'hidden'), 'visible'),
  empty: 'visible',
  missing: undefined,
  since,
})

export const flag = (empty: boolean, { since = 1 }: Since = {}): PlainField<boolean> => ({
  kind: 'flag',
  schema: v.boolean(),
  stored: v.fallback(v.boolean(), empty),
  empty,
  missing: undefined,
  since,
})

interface Bounds {
  min: number
  max: number
  /** The value of documents that lack the field. */
  default: number
}

/** A whole number between two bounds. */
export const whole = (
  { min, max, default: empty }: Bounds,
  message: Message,
  { since = 1 }: Since = {},
): PlainField<number> => ({
  kind: 'whole',
  schema: v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message)),
  stored: v.fallback(v.number(), empty),
  empty,
  missing: undefined,
  min,
  max,
  since,
})

/** An amount of money between two bounds, with at most two decimals. */
export const amount = (bounds: Bounds, message: Message, { since = 1 }: Since = {}): PlainField<number> => ({
  kind: 'amount',
  schema: v.pipe(
    v.number(message),
    v.check((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, message),
    v.minValue(bounds.min, message),
    v.maxValue(bounds.max, message),
  ),
  stored: v.fallback(v.number(), bounds.default),
  empty: bounds.default,
  missing: undefined,
  min: bounds.min,
  max: bounds.max,
  since,
})

/** A text of at most `max` characters in every language; required if there are messages for its absence. */
export const localizedText = (
  max: number,
  missing?: keyof typeof requiredTexts,
  { since = 1, namesRow, together }: Naming & Pick<LocalizedField, 'together'> = {},
): LocalizedField => ({
  kind: 'localized',
  missingIn: missing && ((code) => requiredTextIn(missing, code)),
  namesRow,
  together,
  max,
  since,
})

/** A film's captions in every language, saved as WebVTT. SRT and files with faults are repaired. */
export const captions = ({ since = 1 }: Since = {}): LocalizedField => ({
  kind: 'localized',
  missingIn: undefined,
  max: maxCaptionsLength,
  together: 'captions',
  schema: v.pipe(
    v.string(messageKey('captionsFormat')),
    v.transform(captionsIn),
    v.check((text) => text === '' || isCaptions(text), messageKey('captionsFormat')),
    v.maxLength(maxCaptionsLength, messageKey('tooLong')),
  ),
  since,
})
