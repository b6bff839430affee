/** The studio's plans, from the shortest videos to the longest. */
export const planIds = ['basic', 'intermediate', 'advanced'] as const
export type PlanId = (typeof planIds)[number]

/** The packs of a price list. Each has a total price for each plan; a pack whose quantity is 0 is not offered. */
export const packPlaces = [1, 2, 3, 4, 5] as const

/**
 * The numbers of the specification (section 9): the prices while the owner has stored no price list. Prices are in USD,
 * `seconds` of a plan is the longest length, and `express_percent` and `advertised_saving` are in per cent.
 */
export const defaultPrices = {
  basic_price: 15,
  basic_seconds: 30,
  basic_formats: 1,
  basic_revisions: 1,
  basic_stock_clips: 0,
  basic_delivery_from: 48,
  basic_delivery_to: 72,
  basic_delivery_unit: 'hours',
  intermediate_price: 22,
  intermediate_seconds: 60,
  intermediate_formats: 2,
  intermediate_revisions: 2,
  intermediate_stock_clips: 5,
  intermediate_delivery_from: 2,
  intermediate_delivery_to: 4,
  intermediate_delivery_unit: 'days',
  advanced_price: 30,
  advanced_seconds: 180,
  advanced_formats: 3,
  advanced_revisions: 3,
  advanced_stock_clips: 10,
  advanced_delivery_from: 3,
  advanced_delivery_to: 7,
  advanced_delivery_unit: 'days',
  pack_1_quantity: 10,
  pack_1_basic: 140,
  pack_1_intermediate: 200,
  pack_1_advanced: 280,
  pack_2_quantity: 20,
  pack_2_basic: 260,
  pack_2_intermediate: 360,
  pack_2_advanced: 520,
  pack_3_quantity: 30,
  pack_3_basic: 375,
  pack_3_intermediate: 495,
  pack_3_advanced: 750,
  pack_4_quantity: 0,
  pack_4_basic: 0,
  pack_4_intermediate: 0,
  pack_4_advanced: 0,
  pack_5_quantity: 0,
  pack_5_basic: 0,
  pack_5_intermediate: 0,
  pack_5_advanced: 0,
  advertised_saving: 20,
  pilot_budget: 500,
  pilot_seconds_from: 30,
  pilot_seconds_to: 45,
  round_from: 50,
  round_to: 100,
  delivery_hours_from: 48,
  delivery_hours_to: 72,
  long_form_days_from: 5,
  long_form_days_to: 7,
  express_percent: 50,
} as const

type Defaults = typeof defaultPrices
export type PriceName = keyof Defaults
/** The names of the units of delivery: 'hours' or 'days'. */
export type UnitName = `${PlanId}_delivery_unit`
export type NumberName = Exclude<PriceName, UnitName>

/** All numbers of a price list, and the units of delivery. */
export type Prices = Readonly<Record<NumberName, number> & Record<UnitName, string>>

export const priceNames = Object.keys(defaultPrices) as readonly PriceName[]
export const isUnit = (name: PriceName): name is UnitName => name.endsWith('_unit')

/** The units in which a plan's delivery time is given. */
export const deliveryUnits = ['hours', 'days'] as const
export type DeliveryUnit = (typeof deliveryUnits)[number]

/**
 * The kinds of numbers, with their smallest and largest value. Amounts may have cents; the others are whole. The largest
 * values end in nines, so that firestore.rules can check them by the number of digits.
 */
export const numberKinds = {
  amount: { min: 0, max: 99_999.99 },
  seconds: { min: 1, max: 9999 },
  positive: { min: 1, max: 999 },
  count: { min: 0, max: 999 },
} as const
export type NumberKind = keyof typeof numberKinds

/** Returns the kind of a price list's number. */
export function numberKindOf(name: NumberName): NumberKind {
  if (/_price$|_budget$|^round_|^pack_\d_(?!quantity)/.test(name)) return 'amount'
  if (name.includes('seconds')) return 'seconds'
  return /_formats$|delivery|days/.test(name) ? 'positive' : 'count'
}
