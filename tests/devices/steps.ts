import fc from 'fast-check'

/** The fate of a simulated device's request. */
export const deliveries = ['arrives', 'answerIsLost', 'isLost', 'isLate'] as const
export type Delivery = (typeof deliveries)[number] | 'isSlow'

/**
 * An action of the owner on one of the devices. Numbers are taken modulo the number of rows. `isStale`: in a tab that
 * does not know the device's own changes.
 */
export type Step = { device: number } & (
  | { do: 'spanish' | 'translate' | 'copy' | 'client'; row: number; word: number; isStale: boolean }
  | { do: 'hide' | 'star' | 'picture'; row: number; word: number; isStale: boolean }
  | { do: 'setting'; key: number; word: number; isStale: boolean }
  | { do: 'note' | 'status' | 'trashMessage' | 'untrashMessage' | 'deleteMessage'; word: number }
  | { do: 'create' }
  | { do: 'remove' | 'bringBack' | 'version'; row: number }
  /** Deletes a project and restores it at once, online. */
  | { do: 'removeAndRestore'; row: number }
  | { do: 'hear' | 'meet' | 'arrive' | 'undo' }
  /** Sends the next batch on a network so slow that one attempt is not enough. */
  | { do: 'sendSlowly' }
  | { do: 'sync'; delivery: Delivery }
  /** Resolves all conflicts. Each bit of `mask` chooses mine or theirs for a field (device.ts). */
  | { do: 'settle'; mask: number }
  | { do: 'wait'; days: number }
)

/** Returns an arbitrary step of one of several devices. */
function step(devices: number, about: (typeof subjects)[number]): fc.Arbitrary<Step> {
  const device = fc.nat(devices - 1)
  const row = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(2) })
  const word = fc.nat(3)
  const isStale = fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) })
  const some = <Kind extends Step['do']>(weight: number, kinds: readonly Kind[], more: object = {}) => ({
    weight,
    arbitrary: fc.record({
      device,
      do: fc.constantFrom(...kinds),
      ...more,
    }) as fc.Arbitrary<unknown> as fc.Arbitrary<Step>,
  })
  const steps = {
    projects: [
      some(8, ['spanish', 'translate', 'copy', 'client'], { row, word, isStale }),
      some(3, ['hide', 'star', 'picture'], { row, word, isStale }),
      some(1, ['create']),
      some(5, ['remove', 'bringBack', 'version', 'removeAndRestore'], { row }),
    ],
    settings: [some(8, ['setting'], { key: fc.nat(2), word, isStale })],
    messages: [some(8, ['note', 'status', 'trashMessage', 'untrashMessage', 'deleteMessage'], { word })],
  }
  const always = [
    some(1, ['hear', 'arrive', 'undo', 'sendSlowly']),
    some(6, ['meet']),
    some(3, ['sync'], { delivery: fc.constantFrom(...deliveries, 'answerIsLost') }),
    some(2, ['settle'], { mask: fc.nat(7) }),
    some(1, ['wait'], { days: fc.constantFrom(1, 20) }),
  ]
  return fc.oneof(...(about === 'all' ? Object.values(steps).flat() : steps[about]), ...always)
}

/** The kind of documents in a sequence, or all. A single kind makes more steps meet. */
const subjects = ['all', 'projects', 'settings', 'messages'] as const

export interface Sequence {
  /** Error of each device's clock, in days. */
  clocks: readonly number[]
  steps: readonly Step[]
}

/** Sequences of up to thirty steps on two or three devices with right or wrong clocks. */
export const sequences: fc.Arbitrary<Sequence> = fc
  .tuple(
    fc.array(fc.constantFrom(0, 0, 40, 400, -365), { minLength: 2, maxLength: 3 }),
    fc.oneof(...[3, 4, 1, 1].map((weight, at) => ({ weight, arbitrary: fc.constant(subjects[at] ?? 'all') }))),
  )
  .chain(([clocks, about]) =>
    fc.record({
      clocks: fc.constant(clocks),
      steps: fc.array(step(clocks.length, about), { minLength: 3, maxLength: 30, size: 'max' }),
    }),
  )
