/** A pack of videos at a reduced price; prices in USD. */
interface Pack {
  quantity: number
  totalPrice: number
  pricePerVideo: number
}

/** One of the three fixed plans; prices in USD per video, lengths in seconds (specification, section 9). */
export interface Plan {
  id: 'basic' | 'intermediate' | 'advanced'
  price: number
  seconds: { from: number; to: number }
  recommended: boolean
  formats: number
  revisions: number
  stockClips: number
  delivery: { unit: 'hours' | 'days'; from: number; to: number }
  packs: readonly Pack[]
  /** Price per video in the largest pack, the lowest one. */
  minPrice: number
}
export type PlanId = Plan['id']

const packs = (totals: readonly [number, number, number]): Pack[] =>
  [10, 20, 30].map((quantity, index) => {
    const totalPrice = totals[index] ?? 0
    return { quantity, totalPrice, pricePerVideo: totalPrice / quantity }
  })

/** The studio's plans with their packs; prices in USD, lengths in seconds (specification, section 9). */
export const plans: readonly Plan[] = [
  {
    id: 'basic',
    price: 15,
    seconds: { from: 0, to: 30 },
    recommended: false,
    formats: 1,
    revisions: 1,
    stockClips: 0,
    delivery: { unit: 'hours', from: 48, to: 72 },
    packs: packs([140, 260, 375]),
    minPrice: 12.5,
  },
  {
    id: 'intermediate',
    price: 22,
    seconds: { from: 31, to: 60 },
    recommended: true,
    formats: 2,
    revisions: 2,
    stockClips: 5,
    delivery: { unit: 'days', from: 2, to: 4 },
    packs: packs([200, 360, 495]),
    minPrice: 16.5,
  },
  {
    id: 'advanced',
    price: 30,
    seconds: { from: 61, to: 180 },
    recommended: false,
    formats: 3,
    revisions: 3,
    stockClips: 10,
    delivery: { unit: 'days', from: 3, to: 7 },
    packs: packs([280, 520, 750]),
    minPrice: 25,
  },
]

/** The longest video of any plan, in seconds. */
export const longestSeconds = 180

/** Returns the plan for a video's length; the last plan if it is longer than all plans allow. */
export const planFor = (seconds: number): Plan =>
  plans.find((plan) => seconds <= plan.seconds.to) ?? (plans[plans.length - 1] as Plan)

/** The advertised saving, in per cent; one pack saves more (see largestSaving). */
export const maxSaving = 20

/** The largest saving of any pack, in per cent of the single price, with its plan and quantity. */
export const largestSaving = plans
  .flatMap((plan) =>
    plan.packs.map(({ quantity, pricePerVideo }) => ({
      plan: plan.id,
      quantity,
      percent: Math.round(100 - (100 * pricePerVideo) / plan.price),
    })),
  )
  .reduce((most, one) => (one.percent > most.percent ? one : most))

/** The pilot offer: a free sample of 30-45 s for projects of at least 500 USD. */
export const pilot = { minBudget: 500, seconds: { from: 30, to: 45 } } as const

/** Service terms that the code uses (specification, section 9); prices in USD. The texts state the others. */
export const serviceTerms = {
  deliveryHours: { from: 48, to: 72 },
  longFormDays: { from: 5, to: 7 },
  extraRound: { from: 50, to: 100 },
  ratios: ['9:16', '1:1', '16:9'],
} as const

/** Recommended uploads: pixels, kilobytes, megabytes, seconds. */
export const uploadSpecs = {
  thumbnail: { width: 1280, height: 720, maxKB: 150 },
  video: { fromMB: 20, toMB: 40, lines: 1080 },
  showreel: { fromSeconds: 45, toSeconds: 60, maxMB: 20 },
} as const

/** The six ways to pay, in the order in which they are shown. */
export const paymentMethods = ['binance', 'paypal', 'payoneer', 'wise', 'global66', 'bank'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
