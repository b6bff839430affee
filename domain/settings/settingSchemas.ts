import * as v from 'valibot'
import { addressSchema, isPictureSource, isSafeUrl, limits, optionalText } from '../content/fields/checks.ts'
import { messageKey } from '../content/fields/validationTexts.ts'
import { languageCodes } from '../languages.ts'
import { monthsPattern } from '../messages/retention.ts'
import { revisionFields, signedFields } from '../revision.ts'
import { asciiDigits, cleanLine, narrow } from '../values/cleanText.ts'
import { optionalEmail } from '../values/email.ts'
import { numberIn } from '../values/number.ts'
import { optionalPhone } from '../values/phone.ts'
import { isTimeZoneOrEmpty } from '../values/timeZone.ts'
import { videoAddress } from '../values/video.ts'
import { ratePattern } from './displayCurrency.ts'
import { type SettingKind, type SettingsKey, settingsIn, settingsKeys } from './settings.ts'

const short = optionalText(limits.settingShort)
/** An identifier, whose full-width letters and foreign digits are converted to ASCII. */
const code = v.pipe(
  v.string(),
  v.transform((text) => asciiDigits(narrow(cleanLine(text)))),
)

/** Formats a number as it is stored in a text. Other texts stay as they are, for the check to refuse. */
const asWritten = (text: string) => String(numberIn(text) ?? text)

/** The schema for saving each kind of setting. */
const settingSchemas: Record<SettingKind, v.GenericSchema<string, string> | v.GenericSchema<boolean, boolean>> = {
  line: short,
  lines: optionalText(limits.settingLong),
  // profileAddress decides which names and hosts become addresses.
  profile: addressSchema(isSafeUrl, 'linkFormat', cleanLine),
  picture: addressSchema(isPictureSource, 'linkFormat'),
  video: videoAddress,
  email: optionalEmail(limits.settingShort),
  phone: optionalPhone,
  analyticsId: v.pipe(code, v.regex(/^$|^G-[A-Z0-9]{4,12}$/, messageKey('analyticsId'))),
  months: v.pipe(short, v.transform(asWritten), v.regex(monthsPattern, messageKey('monthsRange'))),
  timeZone: v.pipe(v.string(), v.transform(cleanLine), v.check(isTimeZoneOrEmpty, messageKey('choiceUnknown'))),
  currency: v.pipe(code, v.regex(/^$|^[A-Z]{3}$/, messageKey('choiceUnknown'))),
  language: v.pipe(v.string(), v.picklist(['', ...languageCodes], messageKey('choiceUnknown'))),
  rate: v.pipe(short, v.transform(asWritten), v.regex(new RegExp(`^${ratePattern}$`), messageKey('rateFormat'))),
  switch: v.boolean(),
}

/** Schemas for reading stored settings. Old numbers without a country stay visible so that they can be corrected. */
export const storedSettings = { ...settingSchemas, phone: short }

/** The schema of a group, saved as `value` of the document `site_settings/<key>`. Unknown fields are preserved. */
const groupSchema = (key: SettingsKey) =>
  v.looseObject(Object.fromEntries(settingsIn(key).map(([name, { kind }]) => [name, settingSchemas[kind]])))

export const settingsGroups = Object.fromEntries(settingsKeys.map((key) => [key, groupSchema(key)])) as Record<
  SettingsKey,
  ReturnType<typeof groupSchema>
>

/** A stored group; `settingsFrom` checks `value` against its group. */
export const SettingsDocument = v.object({
  id: v.string(),
  key: v.fallback(v.string(), ''),
  value: v.fallback(v.record(v.string(), v.unknown()), {}),
  ...signedFields,
  ...revisionFields,
})
export type SettingsDocument = v.InferOutput<typeof SettingsDocument>
