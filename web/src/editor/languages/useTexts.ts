import { followingTexts } from '@studio/domain/content/translation/copies'
import {
  allOf,
  type LocalizedFields,
  type Texts,
  type Translated,
} from '@studio/domain/content/translation/sourceHashes'
import { type Marks, type TextMark, withMark } from '@studio/domain/content/translation/textMarks'
import { renewed, without } from '@studio/domain/content/translation/writtenTexts'
import { defaultLanguage, type LanguageCode } from '@studio/domain/languages'
import { useEffect } from 'react'
import type { Path, PathValue, UseFormReturn } from 'react-hook-form'

/** Texts by their field names, such as `title_es`. */
export type WrittenTexts = Readonly<Partial<Record<string, string>>>

/** Names of texts that were written or confirmed since their Spanish text last changed. */
type Written = readonly [names: readonly string[], set: (next: (names: readonly string[]) => readonly string[]) => void]

/**
 * A form's texts with their marks. Copies follow the Spanish text while it is typed. Typing into a text removes its
 * mark. A change of the Spanish text outdates its translations.
 */
export function useTexts<Text extends string, Values extends Translated<Text>>(
  form: UseFormReturn<Values>,
  localized: LocalizedFields<Text>,
  /** The values that the form began with. */
  base: (Texts<Text> & { readonly text_marks?: Marks }) | undefined,
  [written, setWritten]: Written,
) {
  const renew = (names: readonly string[]) => setWritten((before) => renewed(before, names, localized))
  const set = (texts: WrittenTexts, marks: Marks) => {
    for (const [name, text = ''] of Object.entries(texts))
      form.setValue(name as Path<Values>, text as PathValue<Values, Path<Values>>, { shouldDirty: true })
    const field = 'text_marks' as Path<Values>
    if (form.getValues().text_marks !== marks)
      form.setValue(field, marks as PathValue<Values, Path<Values>>, { shouldDirty: true })
  }
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name, type }) => {
      // Only changes by a person, not the form's own updates.
      if (type !== 'change' || !name) return
      const values = form.getValues()
      const typed = allOf(localized).find((text) => name === `${text}_${defaultLanguage}`)
      if (!typed) {
        if (!allOf(localized).some((text) => `${name}`.startsWith(`${text}_`))) return
        // A text that was typed and restored gets its old age and mark back.
        const texts = values as WrittenTexts
        const isBack = texts[name] === ((base as WrittenTexts | undefined)?.[name] ?? '')
        if (isBack) setWritten((names) => without(names, [name]))
        else renew([name])
        const was = isBack ? base?.text_marks?.[name] : undefined
        const spanish = texts[String(name).replace(/_[a-z]+$/, `_${defaultLanguage}`)]
        const mark = was === 'copied' && texts[name] !== spanish ? undefined : was
        return values.text_marks[name] !== mark && set({}, withMark(values.text_marks, name, mark))
      }
      renew([name])
      const following: WrittenTexts = followingTexts<Text>(values, typed)
      set(following, values.text_marks)
      const wrong = Object.keys(following).filter((other) => form.getFieldState(other as Path<Values>).error)
      if (wrong.length > 0) void form.trigger(wrong as Path<Values>[])
    })
    return unsubscribe
  })
  return {
    /**
     * Writes texts that no person typed, all with the same mark. Without a mark they count as written by a person.
     * Returns an undo function, which restores every text that was not changed since.
     */
    write: (texts: WrittenTexts, mark: TextMark | undefined): (() => void) => {
      const before: Values = { ...form.getValues() }
      const put = (given: WrittenTexts, markOf: (name: string) => TextMark | undefined) => {
        const names = Object.keys(given)
        set(
          given,
          names.reduce((marks, name) => withMark(marks, name, markOf(name)), form.getValues().text_marks),
        )
        void form.trigger(names as Path<Values>[])
      }
      put(texts, () => mark)
      // A result that equals the old text is still new.
      if (mark !== 'copied') renew(Object.keys(texts))
      return () => {
        const now = form.getValues() as WrittenTexts
        const untouched = Object.keys(texts).filter((name) => now[name] === texts[name])
        const was = before as WrittenTexts
        put(Object.fromEntries(untouched.map((name) => [name, was[name]])), (name) => before.text_marks[name])
        setWritten((now) => [...without(now, untouched), ...written.filter((name) => untouched.includes(name))])
      }
    },
    /** Confirms that these languages are still correct although the Spanish text changed. */
    confirm: (codes: readonly LanguageCode[]) =>
      renew(codes.flatMap((code) => allOf(localized).map((text) => `${text}_${code}`))),
    /** Confirms these marked texts as they are. */
    confirmTexts: (names: readonly string[]) => {
      const { text_marks } = form.getValues()
      set(
        {},
        names.reduce((marks, name) => withMark(marks, name, undefined), text_marks),
      )
      renew(names)
    },
  }
}
