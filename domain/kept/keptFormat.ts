import * as v from 'valibot'

/** Fields by name, whatever they are. */
type Fields = Record<string, unknown>

/** One step from a version of a kept shape to the next. */
export interface KeptStep {
  /** What it does, in a few words. */
  name: string
  migrate: (old: Fields) => Fields
}

/**
 * How one kind of data that a device or a file keeps is read, whatever version of the product wrote it. Whoever changes
 * the shape raises the version, adds the step from the one before, and stores a sample of it in tests/fixtures/kept.
 */
export interface KeptFormat<Value> {
  /** The version that is written now. */
  version: number
  schema: v.GenericSchema<unknown, Value>
  /** `steps[0]` makes version 2 of version 1, and so on. */
  steps: readonly KeptStep[]
}

/** `damaged`: nobody can say what it was. `newer`: a later version of the product wrote it. Both stay as they are. */
type KeptReading<Value> = { status: 'read'; value: Value } | { status: 'damaged' | 'newer' }

const Versioned = v.looseObject({ version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1) })

/** Reads what was kept; what carries no version is of the first. */
export function readKept<Value>({ version, schema, steps }: KeptFormat<Value>, raw: unknown): KeptReading<Value> {
  const versioned = v.safeParse(Versioned, raw)
  if (!versioned.success) return { status: 'damaged' }
  const { output } = versioned
  if (output.version > version) return { status: 'newer' }
  try {
    const migrated = steps.slice(output.version - 1).reduce<Fields>((old, { migrate }) => migrate(old), output)
    const parsed = v.safeParse(schema, { ...migrated, version })
    return parsed.success ? { status: 'read', value: parsed.output } : { status: 'damaged' }
  } catch {
    // A step has met what it was not made for.
    return { status: 'damaged' }
  }
}
