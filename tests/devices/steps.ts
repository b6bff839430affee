import fc from 'fast-check'

/** The fate of a simulated device's request. */
export const deliveries = ['arrives', 'answerIsLost', 'isLost', 'isLate'] as const
export type Delivery = (typeof deliveries)[number] | 'isSlow'

/** Auth's codes for a session that the server has ended. */
export const endings = [
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
  'auth/user-not-found',
] as const

/** The collection of a titled document; projects if missing. */
type Of = { of?: 'sections' }

/**
 * An action of the owner on one of the devices. Numbers are taken modulo the number of rows. `isStale`: in a tab that
 * does not know the device's own changes.
 */
export type Step = { device: number } & (
  | ({ do: 'spanish' | 'translate' | 'copy' | 'hide'; row: number; word: number; isStale: boolean } & Of)
  | { do: 'client' | 'star' | 'picture'; row: number; word: number; isStale: boolean }
  /** Writes a part of the page, which need not be stored yet. */
  | { do: 'part'; word: number; isStale: boolean }
  | { do: 'reorder'; isStale: boolean }
  | { do: 'price'; row: number; key: number; word: number; isStale: boolean }
  | { do: 'setting'; key: number; word: number; isStale: boolean }
  | { do: 'note' | 'status' | 'trashMessage' | 'untrashMessage' | 'deleteMessage'; word: number }
  | { do: 'create' | 'createPrices' }
  | ({ do: 'remove' | 'bringBack' | 'version'; row: number } & Of)
  /** Deletes a project and restores it at once, online. */
  | ({ do: 'removeAndRestore'; row: number } & Of)
  | { do: 'hear' | 'meet' | 'arrive' | 'undo' }
  /** Sends the next batch on a network so slow that one attempt is not enough. */
  | { do: 'sendSlowly' }
  | { do: 'sync'; delivery: Delivery }
  /** Resolves all conflicts. Each bit of `mask` chooses mine or theirs for a field (device.ts). */
  | { do: 'settle'; mask: number }
  | { do: 'wait'; days: number }
  /** Opens a project's form in a tab, or continues a listed draft. */
  | { do: 'open' | 'resume'; tab: number; row: number }
  /** Types into a tab's form, saves it, closes it with or without its draft. */
  | { do: 'type' | 'save' | 'close' | 'discard'; tab: number }
  /** The browser is killed and opened again. */
  | { do: 'start' }
  /** The device loses the bytes of a picture; the owner chooses lost pictures again. */
  | { do: 'losePicture'; word: number }
  | { do: 'tryAgain' }
  /** The owner's role is removed or granted again. */
  | { do: 'role'; isGiven: boolean }
  /** The server ends the device's session; the owner signs in again, or keeps the work of an account without a role. */
  | { do: 'endSession'; code: (typeof endings)[number] }
  | { do: 'signIn' | 'keepWork' }
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
  const tab = fc.nat(2)
  const of = fc.constant('sections' as const)
  const steps = {
    projects: [
      some(8, ['spanish', 'translate', 'copy', 'client'], { row, word, isStale }),
      some(3, ['hide', 'star', 'picture'], { row, word, isStale }),
      some(1, ['create']),
      some(5, ['remove', 'bringBack', 'version', 'removeAndRestore'], { row }),
    ],
    page: [
      some(6, ['spanish', 'translate', 'copy'], { row, word, isStale, of }),
      some(2, ['hide'], { row, word, isStale, of }),
      some(4, ['part'], { word, isStale }),
      some(1, ['reorder'], { isStale }),
      some(4, ['price'], { row, key: fc.nat(1), word, isStale }),
      some(1, ['createPrices']),
      some(4, ['remove', 'bringBack', 'version', 'removeAndRestore'], { row, of }),
    ],
    settings: [some(8, ['setting'], { key: fc.nat(2), word, isStale })],
    messages: [some(8, ['note', 'status', 'trashMessage', 'untrashMessage', 'deleteMessage'], { word })],
    forms: [
      some(8, ['open'], { tab, row }),
      some(6, ['resume'], { tab, row: fc.nat(2) }),
      some(16, ['type'], { tab }),
      some(6, ['save', 'close', 'discard'], { tab }),
      some(4, ['start']),
      some(2, ['spanish'], { row, word, isStale }),
    ],
    session: [
      some(4, ['spanish'], { row, word, isStale }),
      some(3, ['picture'], { row, word, isStale }),
      some(2, ['losePicture'], { word }),
      some(6, ['role'], { isGiven: fc.boolean() }),
      some(3, ['endSession'], { code: fc.constantFrom(...endings) }),
      some(6, ['start']),
      some(6, ['signIn', 'keepWork', 'tryAgain']),
    ],
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
const subjects = ['all', 'projects', 'page', 'settings', 'messages', 'forms', 'session'] as const

export interface Sequence {
  /** Error of each device's clock, in days. */
  clocks: readonly number[]
  steps: readonly Step[]
}

/** Sequences of up to thirty steps on two or three devices with right or wrong clocks. */
export const sequences: fc.Arbitrary<Sequence> = fc
  .tuple(
    fc.array(fc.constantFrom(0, 0, 40, 400, -365), { minLength: 2, maxLength: 3 }),
    fc.oneof(...[3, 3, 3, 1, 1, 2, 2].map((weight, at) => ({ weight, arbitrary: fc.constant(subjects[at] ?? 'all') }))),
  )
  .chain(([clocks, about]) =>
    fc.record({
      clocks: fc.constant(clocks),
      steps: fc.array(step(clocks.length, about), { minLength: 3, maxLength: 30, size: 'max' }),
    }),
  )
