import type { VersionedFormat } from '@studio/domain/versions/versionedFormat'
import * as v from 'valibot'

/** The unsaved content of a form. */
export interface Draft<Values> {
  values: Values
  /** When somebody last typed into the form, in milliseconds since 1970. */
  at: number
  /** The id of the form that stored it; missing in older drafts. */
  by?: string | undefined
}

/** The draft of a content form, or of a form of plain texts. */
const KeptValues = v.union([
  v.looseObject({
    values: v.record(v.string(), v.unknown()),
    base: v.optional(v.record(v.string(), v.unknown())),
    written: v.array(v.string()),
  }),
  v.record(v.string(), v.string()),
])

/** A content form's draft in version 1, which listed confirmed languages; version 2 lists texts. */
const Confirmed = v.looseObject({
  values: v.record(v.string(), v.unknown()),
  base: v.optional(v.record(v.string(), v.unknown())),
  confirmed: v.array(v.string()),
})

/** The stored form of a draft. */
export const draftFormat: VersionedFormat<Draft<unknown>> = {
  version: 2,
  schema: v.object({ values: KeptValues, at: v.number(), by: v.optional(v.string()) }),
  steps: [
    {
      name: 'which texts were written, in place of which languages were confirmed',
      migrate: (old) => {
        if (!v.is(Confirmed, old.values)) return old
        const { confirmed, ...kept } = old.values
        const written = Object.keys(kept.values).filter(
          (name) => kept.values[name] !== kept.base?.[name] || confirmed.some((code) => name.endsWith(`_${code}`)),
        )
        return { ...old, values: { ...kept, written } }
      },
    },
  ],
}
