import { type DeliveryUnit, defaultPrices, type PlanId, type Prices, packPlaces, planIds } from './prices.ts'

/** A pack of videos at a reduced price; prices in USD. */
interface Pack {
  quantity: number
  totalPrice: number
  pricePerVideo: number
}

/** One of the three plans; prices in USD per video, lengths in seconds (specification, section 9). */
export interface Plan {
  id: PlanId
  price: number
  seconds: { from: number; to: number }
  recommended: boolean
  formats: number
  revisions: number
  stockClips: number
  delivery: { unit: DeliveryUnit; from: number; to: number }
  /** The plan's packs by quantity, the smallest first. */
  packs: readonly Pack[]
  /** The lowest price per video in any pack, or the single price if there are no packs. */
  minPrice: number
}

/** Everything that the studio offers, derived from a price list. Prices are in USD, savings and surcharges in per cent. */
export interface Offer {
  plans: readonly Plan[]
  /** The longest video of any plan, in seconds. */
  longestSeconds: number
  /** The advertised saving; a pack may save more (see `largestSaving`). */
  advertisedSaving: number
  /** The largest saving of any pack, with its plan and quantity; undefined without packs. */
  largestSaving: { plan: PlanId; quantity: number; percent: number } | undefined
  /** A free sample for projects with at least this budget. */
  pilot: { minBudget: number; seconds: { from: number; to: number } }
  terms: {
    deliveryHours: { from: number; to: number }
    longFormDays: { from: number; to: number }
    extraRound: { from: number; to: number }
    expressPercent: number
  }
}

const packsOf = (prices: Prices, id: PlanId): Pack[] =>
  packPlaces
    .map((at) => ({ quantity: prices[`pack_${at}_quantity`], totalPrice: prices[`pack_${at}_${id}`] }))
    .filter(({ quantity }) => quantity > 0)
    .sort((one, other) => one.quantity - other.quantity)
    .map((pack) => ({ ...pack, pricePerVideo: pack.totalPrice / pack.quantity }))

function planOf(prices: Prices, id: PlanId, at: number): Plan {
  const shorter = planIds[at - 1]
  const packs = packsOf(prices, id)
  const price = prices[`${id}_price`]
  return {
    id,
    price,
    seconds: { from: shorter ? prices[`${shorter}_seconds`] + 1 : 0, to: prices[`${id}_seconds`] },
    recommended: id === 'intermediate',
    formats: prices[`${id}_formats`],
    revisions: prices[`${id}_revisions`],
    stockClips: prices[`${id}_stock_clips`],
    delivery: {
      unit: prices[`${id}_delivery_unit`] === 'hours' ? 'hours' : 'days',
      from: prices[`${id}_delivery_from`],
      to: prices[`${id}_delivery_to`],
    },
    packs,
    minPrice: Math.min(price, ...packs.map(({ pricePerVideo }) => pricePerVideo)),
  }
}

/** Returns the saving of the pack that saves most, in whole per cent of the single price. */
const largestSavingOf = (plans: readonly Plan[]): Offer['largestSaving'] =>
  plans
    .flatMap((plan) =>
      plan.packs.map(({ quantity, pricePerVideo }) => ({
        plan: plan.id,
        quantity,
        percent: Math.round(100 - (100 * pricePerVideo) / plan.price),
      })),
    )
    .sort((one, other) => other.percent - one.percent)[0]

/** Returns everything that a price list offers. */
export function offerOf(prices: Prices): Offer {
  const plans = planIds.map((id, at) => planOf(prices, id, at))
  const range = (name: 'pilot_seconds' | 'round' | 'delivery_hours' | 'long_form_days') => ({
    from: prices[`${name}_from`],
    to: prices[`${name}_to`],
  })
  return {
    plans,
    longestSeconds: prices.advanced_seconds,
    advertisedSaving: prices.advertised_saving,
    largestSaving: largestSavingOf(plans),
    pilot: { minBudget: prices.pilot_budget, seconds: range('pilot_seconds') },
    terms: {
      deliveryHours: range('delivery_hours'),
      longFormDays: range('long_form_days'),
      extraRound: range('round'),
      expressPercent: prices.express_percent,
    },
  }
}

/** The offer of the specification, while the owner has stored no price list. */
export const defaultOffer = offerOf(defaultPrices)

/** Returns the plan for a video's length; the last plan if it is longer than all plans allow. */
export const planFor = ({ plans }: Offer, seconds: number): Plan =>
  plans.find((plan) => seconds <= plan.seconds.to) ?? (plans[plans.length - 1] as Plan)

/** The aspect ratios in which the studio delivers. */
export const outputRatios = ['9:16', '1:1', '16:9'] as const

/** Recommended uploads: pixels, kilobytes, megabytes, seconds. */
export const uploadSpecs = {
  thumbnail: { width: 1280, height: 720, maxKB: 150 },
  video: { fromMB: 20, toMB: 40, lines: 1080 },
  showreel: { fromSeconds: 45, toSeconds: 60, maxMB: 20 },
} as const

/** The six ways to pay, in the order in which they are shown. */
export const paymentMethods = ['binance', 'paypal', 'payoneer', 'wise', 'global66', 'bank'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
