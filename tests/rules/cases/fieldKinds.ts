import { type FieldTable, position, type StoredField, storedFields } from '@studio/domain/content/fields/fieldTable'
import { translatedCodes } from '@studio/domain/content/translation/sourceHashes'
import { defaultLanguage } from '@studio/domain/languages'
import { optionalFilm, optionalPicture, optionalVideo, ownPicture, ownSound, picture } from './addressKinds.ts'
import { marksFor, nothing, revision, sourceHashes } from './bookkeepingKinds.ts'
import { type FieldKind, inShort, orMissing } from './fieldCases.ts'
import {
  amount,
  captions,
  choiceOf,
  choicesOf,
  flag,
  optional,
  optionalDay,
  required,
  shared,
  visibility,
  whole,
} from './valueKinds.ts'

/** Returns the kind of a field by its table. A later language's text is tested only briefly. */
function kindOf(field: StoredField, isRepeated: boolean, all: readonly StoredField[]): FieldKind {
  const { kind, name, since, min = 0, max = 0, options = [], form, together } = field
  const sharedMax = all.filter((other) => other.together === together).reduce((sum, { max = 0 }) => sum + max, 0)
  const isRequired = field.missing !== undefined
  const sound = {
    video: optionalVideo,
    picture: isRequired ? picture : field.isOwn ? ownPicture : optionalPicture,
    line: isRequired ? required(max) : textKind(max, sharedMax, together),
    film: field.isOwn ? ownSound : optionalFilm,
    choice: choiceOf(options, form),
    choices: choicesOf(options),
    day: optionalDay,
    flag,
    whole: whole(min, max),
    amount: amount(min, max),
    visibility,
  }[kind]
  const known = isRequired && since === 1 ? sound : orMissing(sound)
  return isRepeated && !name.endsWith(`_${defaultLanguage}`) ? inShort(known) : known
}

/** Returns the kind of an optional text. */
function textKind(max: number, sharedMax: number, together: string | undefined) {
  if (together === undefined) return optional(max)
  return together === 'captions' ? captions(max, sharedMax) : shared(max, sharedMax)
}

/** Returns the stored names of the texts in the nine languages translated from Spanish. */
export const textNamesOf = (fields: FieldTable) =>
  Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'localized' ? translatedCodes.map((code) => `${name}_${code}`) : [],
  )

/** Returns the kinds of all fields of a content type except base_rev. */
export const kindsOf = (fields: FieldTable): Record<string, FieldKind> => ({
  ...Object.fromEntries(
    storedFields(fields).map((field, _, all) => [field.name, kindOf(field, !(field.name in fields), all)]),
  ),
  order_position: orMissing(whole(position.min, position.max)),
  ...(textNamesOf(fields).length > 0
    ? {
        translated_from: orMissing(sourceHashes),
        text_marks: orMissing(marksFor(textNamesOf(fields))),
      }
    : { translated_from: orMissing(nothing), text_marks: orMissing(nothing) }),
  rev: revision,
})
