import * as v from 'valibot'

type Fields = Record<string, unknown>

/** A step that migrates stored data from one version to the next. */
interface MigrationStep {
  /** The step's effect, in a few words. */
  name: string
  migrate: (old: Fields) => Fields
}

/**
 * Describes how to read one kind of data that a device or a file stores, whichever version of the product wrote it. If
 * you change the shape, raise the version, add a step from the previous one, and store a sample in tests/fixtures/kept.
 */
export interface VersionedFormat<Value> {
  /** The current version. */
  version: number
  schema: v.GenericSchema<unknown, Value>
  /** `steps[0]` turns version 1 into version 2, and so on. */
  steps: readonly MigrationStep[]
}

/** `damaged`: unreadable. `newer`: written by a later version of the product. Both are left untouched. */
type VersionedReading<Value> = { status: 'read'; value: Value } | { status: 'damaged' | 'newer' }

const Versioned = v.looseObject({ version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1) })

/** Reads stored data and migrates it to the current version. Data without a version number is of version 1. */
export function readVersioned<Value>(
  { version, schema, steps }: VersionedFormat<Value>,
  raw: unknown,
): VersionedReading<Value> {
  const versioned = v.safeParse(Versioned, raw)
  if (!versioned.success) return { status: 'damaged' }
  const { output } = versioned
  if (output.version > version) return { status: 'newer' }
  try {
    const migrated = steps.slice(output.version - 1).reduce<Fields>((old, { migrate }) => migrate(old), output)
    const parsed = v.safeParse(schema, { ...migrated, version })
    return parsed.success ? { status: 'read', value: parsed.output } : { status: 'damaged' }
  } catch {
    // A step failed on unexpected data.
    return { status: 'damaged' }
  }
}
