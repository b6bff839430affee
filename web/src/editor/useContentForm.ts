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

/** An unsaved form: its values, and the stored document that they are based on. */
export interface FormSnapshot<Values, Row> {
  values: Values
  base: Row | undefined
  /**
   * The initial values of a new document that did not begin empty, such as a copy. Source hashes are compared with
   * them.
   */
  origin?: Values | Row | undefined
  /** Names of texts that were written or confirmed since their Spanish text last changed. */
  written: readonly string[]
}

interface ContentFormOptions<Text extends string, Values extends Translated<Text>, Row extends Values> {
  kind: DraftForm
  /** The id under which the draft is stored: the document's, or a new document's. */
  document: string
  /** The schema, initial values and localized fields, from the field table of the content type. */
  table: Pick<ContentTable<Values, Text>, 'Draft' | 'empty' | 'localized'>
  /** The stored document; undefined for a new one. */
  stored: Row | undefined
  /** Initial values instead of the stored document: a draft, a refused change or a copy. */
  given: FormSnapshot<Values, Row> | undefined
}

/** The state of a translated form: values, source hashes, draft and leave guard. */
export function useContentForm<Text extends string, Values extends Translated<Text>, Row extends Values>({
  kind,
  document,
  table: { Draft: schema, empty, localized },
  stored,
  given,
}: ContentFormOptions<Text, Values, Row>) {
  // Data stored by an older version lacks newer fields and marks.
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
    // Report missing fields even if another field is invalid; otherwise validation stops before the checks of the whole
    // form.
    criteriaMode: 'all',
    shouldFocusError: false,
  })
  const texts = useTexts<Text, Values>(form, localized, base ?? origin, [written, setWritten])
  // Every field has a default value, so none is undefined.
  const values = useWatch({ control: form.control }) as Values
  const isDirty = written.length > 0 || Object.keys(changedFields(values, start)).length > 0
  const kept = useMemo<FormSnapshot<Values, Row>>(
    () => ({ values, base, origin, written }),
    [values, base, origin, written],
  )
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
    /** True if the form began with other values than the stored ones. */
    isGiven: given !== undefined,
    /** The values, with the source hashes that saving now would store. */
    current,
    targets: toTranslate(current, localized, base ?? origin, written),
    stamped,
    ...texts,
    /** Continues with the draft found on the device. */
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

/**
 * Returns the form's fields of a stored document. Fields that it lacks get their empty value; malformed ones stay for
 * validation.
 */
export const partOf = <Values extends object>(row: Values, empty: Values): Values =>
  Object.fromEntries(
    Object.keys(empty).map((name) => [name, row[name as keyof Values] ?? empty[name as keyof Values]]),
  ) as Values
