import fc from 'fast-check'
import type { Delivery, Moment } from './device.ts'

/**
 * An action of an owner with several devices, or a fault of the network. Numbers are taken modulo the number of rows.
 */
export type Step = { device: number } & (
  | { do: 'edit'; row: number; field: string; text: string }
  | { do: 'create' }
  | { do: 'duplicate' | 'remove'; row: number }
  | { do: 'move'; row: number; to: number }
  /** The device receives the server's data. */
  | { do: 'hear' }
  | { do: 'sync'; delivery: Delivery }
  /** The browser is killed while it sends. */
  | { do: 'kill'; at: Moment }
  /** A deleted document is restored from the trash. */
  | { do: 'bringBack'; row: number }
  /** The device is online for a while: it sends all waiting entries and receives the server's data. */
  | { do: 'meet' }
  /** The device's delayed requests arrive. */
  | { do: 'arrive' }
  | { do: 'settle'; side: 'mine' | 'theirs' }
  | { do: 'tryAgain' | 'signInAgain' | 'undo' }
  /** The owner's role is removed or granted again. */
  | { do: 'role'; isGiven: boolean }
)

const row = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) })
/**
 * Few rows, fields and texts, so that steps meet, even in the order A-B-A. A new document has the first text in each
 * field.
 */
export const fields = ['title_es', 'client_name'] as const
export const texts = ['A', 'B'] as const
const field = fc.constantFrom(...fields)
const text = fc.constantFrom(...texts)
const deliveries: fc.Arbitrary<Delivery> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Delivery>('arrives') },
  { weight: 4, arbitrary: fc.constant<Delivery>('answerIsLost') },
  { weight: 1, arbitrary: fc.constantFrom<Delivery>('isLost', 'isLate', 'isRefused', 'isOvertaken') },
)

/** Returns an arbitrary step of one of the devices. */
const step = (devices: number): fc.Arbitrary<Step> => {
  const device = fc.nat(devices - 1)
  const some = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary })
  return fc.oneof(
    some(8, fc.record({ device, do: fc.constant('edit' as const), row, field, text })),
    some(6, fc.record({ device, do: fc.constant('sync' as const), delivery: deliveries })),
    some(8, fc.record({ device, do: fc.constant('meet' as const) })),
    some(2, fc.record({ device, do: fc.constant('hear' as const) })),
    some(3, fc.record({ device, do: fc.constant('move' as const), row, to: row })),
    some(1, fc.record({ device, do: fc.constant('kill' as const), at: fc.constantFrom('noted', 'sent', 'answered') })),
    some(1, fc.record({ device, do: fc.constant('bringBack' as const), row })),
    some(2, fc.record({ device, do: fc.constantFrom('duplicate' as const, 'remove' as const), row })),
    some(
      2,
      fc.record({
        device,
        do: fc.constant('settle' as const),
        side: fc.constantFrom('mine' as const, 'theirs' as const),
      }),
    ),
    some(3, fc.record({ device, do: fc.constant('undo' as const) })),
    some(1, fc.record({ device, do: fc.constant('create' as const) })),
    some(1, fc.record({ device, do: fc.constantFrom('arrive' as const, 'tryAgain' as const, 'signInAgain' as const) })),
    some(1, fc.record({ device, do: fc.constant('role' as const), isGiven: fc.boolean() })),
  )
}

export interface Script {
  devices: number
  steps: Step[]
}

/** Scripts of up to thirty steps on two or three devices. */
export const scripts: fc.Arbitrary<Script> = fc
  .constantFrom(2, 3)
  .chain((devices) =>
    fc.record({ devices: fc.constant(devices), steps: fc.array(step(devices), { minLength: 3, maxLength: 30 }) }),
  )

/** Scripts that once failed, in shrunk form. */
export const found: [Script][] = [
  // Before receipts existed: a new project was stored, its answer lost, and another device edited and moved it.
  [
    {
      devices: 2,
      steps: [
        { device: 0, do: 'create' },
        { device: 0, do: 'sync', delivery: 'answerIsLost' },
        { device: 1, do: 'hear' },
        { device: 1, do: 'edit', row: 2, field: 'title_es', text: 'B' },
        { device: 1, do: 'move', row: 2, to: 0 },
        { device: 1, do: 'meet' },
      ],
    },
  ],
  // Before the server's order determined a new project's position: two devices added one, and both got the same.
  [
    {
      devices: 2,
      steps: [
        { device: 1, do: 'duplicate', row: 0 },
        { device: 0, do: 'create' },
      ],
    },
  ],
  // Before attempted batches went first: the receipt of an open batch was replaced by that of an earlier one.
  [
    {
      devices: 2,
      steps: [
        { device: 0, do: 'edit', row: 0, field: 'title_es', text: 'B' },
        { device: 0, do: 'sync', delivery: 'isRefused' },
        { device: 0, do: 'edit', row: 1, field: 'title_es', text: 'B' },
        { device: 0, do: 'sync', delivery: 'answerIsLost' },
        { device: 1, do: 'hear' },
        { device: 1, do: 'edit', row: 1, field: 'title_es', text: 'A' },
        { device: 1, do: 'meet' },
        { device: 0, do: 'tryAgain' },
        { device: 0, do: 'meet' },
      ],
    },
  ],
  // Before combined questions were evaluated again: a deletion was undone, and an edit without effect was left.
  [
    {
      devices: 2,
      steps: [
        { device: 1, do: 'edit', row: 0, field: 'title_es', text: 'B' },
        { device: 1, do: 'meet' },
        { device: 0, do: 'edit', row: 0, field: 'title_es', text: 'A' },
        { device: 0, do: 'remove', row: 0 },
        { device: 0, do: 'meet' },
        { device: 0, do: 'undo' },
        { device: 0, do: 'edit', row: 0, field: 'title_es', text: 'A' },
        { device: 0, do: 'meet' },
      ],
    },
  ],
]
