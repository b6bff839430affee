import fc from 'fast-check'
import type { Delivery, Moment } from './device.ts'

/** What an owner with some devices does, and how the network behaves; numbers are taken modulo what there is. */
export type Step = { device: number } & (
  | { do: 'edit'; row: number; field: string; text: string }
  | { do: 'create' }
  | { do: 'duplicate' | 'remove'; row: number }
  | { do: 'move'; row: number; to: number }
  /** The device hears what the server has. */
  | { do: 'hear' }
  | { do: 'sync'; delivery: Delivery }
  /** The browser is killed while it sends. */
  | { do: 'kill'; at: Moment }
  /** What was deleted is brought back from the trash. */
  | { do: 'bringBack'; row: number }
  /** The device is online for a while: all that waits is sent, and it hears what the server has. */
  | { do: 'meet' }
  /** Requests of the device that were late arrive. */
  | { do: 'arrive' }
  | { do: 'settle'; side: 'mine' | 'theirs' }
  | { do: 'tryAgain' | 'signInAgain' | 'undo' }
  /** The owner's role is taken, or given back. */
  | { do: 'role'; isGiven: boolean }
)

const row = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) })
/** Few rows, fields and texts, so that they meet, also in A-B-A: a document begins with the first text in each field. */
export const fields = ['title_es', 'client_name'] as const
export const texts = ['A', 'B'] as const
const field = fc.constantFrom(...fields)
const text = fc.constantFrom(...texts)
const deliveries: fc.Arbitrary<Delivery> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Delivery>('arrives') },
  { weight: 4, arbitrary: fc.constant<Delivery>('answerIsLost') },
  { weight: 1, arbitrary: fc.constantFrom<Delivery>('isLost', 'isLate', 'isRefused', 'isOvertaken') },
)

/** One step of the devices with these numbers. */
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

/** What two or three devices do, up to thirty steps long. */
export const scripts: fc.Arbitrary<Script> = fc
  .constantFrom(2, 3)
  .chain((devices) =>
    fc.record({ devices: fc.constant(devices), steps: fc.array(step(devices), { minLength: 3, maxLength: 30 }) }),
  )

/** Scripts that once did not hold, as they were shrunk. */
export const found: [Script][] = [
  // Before there were receipts: a new project is stored and its answer lost, and another device edits and moves it.
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
  // Before a new project was placed by the server's order: two devices add one, and both get the same place.
  [
    {
      devices: 2,
      steps: [
        { device: 1, do: 'duplicate', row: 0 },
        { device: 0, do: 'create' },
      ],
    },
  ],
  // Before what was tried went first: the receipt of an open batch was replaced by that of one made earlier.
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
  // Before what is asked together was asked anew: a deletion is taken back, and an edit that changed nothing is left.
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
