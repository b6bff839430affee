import { valibotResolver } from '@hookform/resolvers/valibot'
import { changedFields } from '@studio/domain/content/fields/changedFields'
import type { ContentTable } from '@studio/domain/content/fields/fieldTable'
import { marksByText } from '@studio/domain/content/translation/copies'
import { nextSourceHashes, type Translated } from '@studio/domain/content/translation/sourceHashes'
import { toTranslate } from '@studio/domain/content/translation/toTranslate'
import { useMemo, useState } from 'react'
import { type DefaultValues, useForm, useWatch } from 'react-hook-form'
import type { DraftForm } from '../device/drafts'
import { useLeaveGuard } from '../ui/dialog/useLeaveGuard'
import { useDraft } from './drafts/useDraft'
import { useTexts } from './languages/useTexts'

/** What is kept of a content form while it is not saved: what was typed, and the stored copy that it was typed over. */
export interface Kept<Values, Row> {
  values: Values
  base: Row | undefined
  /** What a document began as that is not stored yet and did not begin empty; its source hashes count from there. */
  origin?: Values | Row | undefined
  /** The names of texts that were written or confirmed since their Spanish text last changed. */
  written: readonly string[]
}

interface ContentFormOptions<Text extends string, Values extends Translated<Text>, Row extends Values> {
  /** Names the form among all that keep drafts. */
  kind: DraftForm
  /** What its draft is kept under: the document's id, or that of a new one. */
  document: string
  /** What follows from its content type's table of fields. */
  table: Pick<ContentTable<Values, Text>, 'Draft' | 'empty' | 'localized'>
  /** The stored document that is edited; none when a new one is made. */
  stored: Row | undefined
  /** What to begin with in place of the stored document: what was refused, or a copy. */
  given: Kept<Values, Row> | undefined
}

/** The state of a form of texts in ten languages: values, source hashes, the draft on the device and the way out. */
export function useContentForm<Text extends string, Values extends Translated<Text>, Row extends Values>({
  kind,
  document,
  table: { Draft: schema, empty, localized },
  stored,
  given,
}: ContentFormOptions<Text, Values, Row>) {
  // What an older version kept, a draft or a refused edit, knows neither later fields nor marks.
  const known = <Old extends Values>(old: Old): Old => {
    const whole = { ...empty, ...old }
    return old.text_marks ? whole : { ...whole, text_marks: marksByText<Text>(whole, localized) }
  }
  const [base, setBase] = useState<Row | undefined>(given ? given.base && known(given.base) : stored)
  const [origin, setOrigin] = useState(given?.origin && known(given.origin))
  const [written, setWritten] = useState<readonly string[]>(given?.written ?? [])
  const start = base ? partOf(base, empty) : empty
  const form = useForm<Values>({
    defaultValues: (given ? known(given.values) : start) as DefaultValues<Values>,
    resolver: valibotResolver(schema),
    mode: 'onTouched',
    // Also what is missing is told while another field is wrong: else the schema stops before it looks at the whole.
    criteriaMode: 'all',
    shouldFocusError: false,
  })
  const texts = useTexts<Text, Values>(form, localized, base ?? origin, [written, setWritten])
  // Every field has a first value, so that none is undefined here.
  const values = useWatch({ control: form.control }) as Values
  const isDirty = written.length > 0 || Object.keys(changedFields(values, start)).length > 0
  const kept = useMemo<Kept<Values, Row>>(() => ({ values, base, origin, written }), [values, base, origin, written])
  const draft = useDraft({
    form: kind,
    document,
    values: kept,
    isDirty,
    skipOffer: given !== undefined,
  })
  const stamped = (texts: Values): Values => ({
    ...texts,
    translated_from: nextSourceHashes(texts, localized, base ?? origin, written),
  })
  const current = stamped(values)
  return {
    form,
    localized,
    kept,
    draft,
    guard: useLeaveGuard(isDirty),
    /** Whether it began with something else than what is stored. */
    isGiven: given !== undefined,
    /** The values with the source hashes that a save would give them now. */
    current,
    /** What there is to translate. */
    targets: toTranslate(current, localized, base ?? origin, written),
    stamped,
    ...texts,
    /** Goes on with the draft that was found on the device. */
    resume: () => {
      if (!draft.offer) return
      const { values, base, origin, written } = draft.offer.values
      setBase(base && known(base))
      setOrigin(origin && known(origin))
      setWritten(written)
      form.reset(known(values))
      draft.accept()
    },
  }
}

export type Content<Text extends string, Values extends Translated<Text>, Row extends Values> = ReturnType<
  typeof useContentForm<Text, Values, Row>
>

/** The form's part of a stored document, as it is: what is malformed is for the form to say. An old draft may lack some. */
export const partOf = <Values extends object>(row: Values, empty: Values): Values =>
  Object.fromEntries(
    Object.keys(empty).map((name) => [name, row[name as keyof Values] ?? empty[name as keyof Values]]),
  ) as Values
