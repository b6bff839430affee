import * as v from 'valibot'

/**
 * The origin of a text that no person has written:
 *
 * - `copied`: a copy of the Spanish text, which it follows until somebody edits it. It never counts as translated.
 * - `machine`: a machine translation that nobody has confirmed yet.
 */
export const textMarks = ['copied', 'machine'] as const
export type TextMark = (typeof textMarks)[number]

/** The marks of a document's texts, by stored name (`title_fr`). A text without a mark was written by a person. */
export type Marks = Readonly<Partial<Record<string, TextMark>>>

/**
 * Marks as they may be saved; those of unknown texts stay. The check for arrays is needed because one would pass as a
 * record.
 */
export const Marks = v.pipe(
  v.custom<Marks>((value) => !Array.isArray(value)),
  v.record(v.string(), v.picklist(textMarks)),
  v.transform((marks): Marks => marks),
)

/** Marks as they are read; undefined for malformed marks and for documents that predate them. */
export const storedMarks = v.fallback(v.optional(Marks), undefined)

/** Returns the marks with one set or removed. */
export function withMark(marks: Marks, name: string, mark: TextMark | undefined): Marks {
  const { [name]: _, ...others } = marks
  return mark === undefined ? others : { ...others, [name]: mark }
}
