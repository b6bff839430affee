import * as v from 'valibot'

/**
 * How a text that nobody has written came to be:
 * - `copied`: it is the Spanish text, which it follows until somebody edits it. It never counts as translated.
 * - `machine`: a machine translated it, and nobody has confirmed it yet.
 */
export const textMarks = ['copied', 'machine'] as const
export type TextMark = (typeof textMarks)[number]

/** The marks of a document's texts, by their stored names (`title_fr`). A text without one was written by a person. */
export type Marks = Readonly<Partial<Record<string, TextMark>>>

/** Marks as they may be saved; those of texts that this version does not know stay. An array would pass for a record. */
export const Marks = v.pipe(
  v.custom<Marks>((value) => !Array.isArray(value)),
  v.record(v.string(), v.picklist(textMarks)),
  v.transform((marks): Marks => marks),
)

/** Marks as they are read: a document from before has none, not even an empty map, and malformed ones are none. */
export const storedMarks = v.fallback(v.optional(Marks), undefined)

/** The marks with one set, or taken away. */
export function withMark(marks: Marks, name: string, mark: TextMark | undefined): Marks {
  const { [name]: _, ...others } = marks
  return mark === undefined ? others : { ...others, [name]: mark }
}
