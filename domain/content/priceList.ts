import type * as v from 'valibot'
import { priceProblems } from '../offers/priceProblems.ts'
import {
  defaultPrices,
  deliveryUnits,
  isUnit,
  type NumberKind,
  type NumberName,
  numberKindOf,
  numberKinds,
  type Prices,
  priceNames,
  type UnitName,
} from '../offers/prices.ts'
import type { PriceMessage } from '../offers/priceTexts.ts'
import { limits } from './fields/checks.ts'
import { amount, choice, line, visibility, whole } from './fields/fieldKinds.ts'
import { contentFrom, type PlainField } from './fields/fieldTable.ts'

const messages = {
  amount: 'amountRange',
  seconds: 'secondsRange',
  positive: 'positiveRange',
  count: 'countRange',
} as const satisfies Record<NumberKind, PriceMessage>

function numberField(name: NumberName): PlainField<number> {
  const kind = numberKindOf(name)
  const bounds = { ...numberKinds[kind], default: defaultPrices[name] }
  const field = kind === 'amount' ? amount(bounds, messages[kind]) : whole(bounds, messages[kind])
  // Every list has all numbers.
  return { ...field, missing: messages[kind] }
}

/** A field for each number of a price list. A missing or malformed one counts as the specification's. */
const priceFields = Object.fromEntries(
  priceNames.map((name) => [
    name,
    isUnit(name) ? { ...choice(deliveryUnits), empty: defaultPrices[name] } : numberField(name),
  ]),
) as unknown as Readonly<Record<NumberName, PlainField<number>> & Record<UnitName, PlainField<string>>>

/** A price list. The last one that is visible applies. */
export const priceList = contentFrom(
  {
    /** The list's name, which only admins see. */
    name: line(limits.title, 'nameMissing', { namesRow: true }),
    ...priceFields,
    visibility: visibility(),
  },
  priceProblems,
)

/** Everything derived from the table, as for projects. */
export const {
  fields: priceListFields,
  Draft: PriceListDraft,
  Stored: PriceList,
  empty: emptyPriceList,
  localized: priceListLocalizedFields,
} = priceList

/** The values of the form of prices. */
export type PriceListDraft = v.InferOutput<typeof PriceListDraft>
export type PriceList = v.InferOutput<typeof PriceList>
/** A price list has no texts in languages. */
export type PriceListText = (typeof priceListLocalizedFields.required)[number]

/** Returns only the numbers of a price list, as visitors get them. */
export const pricesOf = (list: Prices): Prices =>
  Object.fromEntries(priceNames.map((name) => [name, list[name]])) as unknown as Prices

/** Returns the last valid list, in the owner's order; undefined if there is none. */
export const lastSound = <List extends Prices>(lists: readonly List[]): List | undefined =>
  lists.findLast((list) => priceProblems(list).length === 0)
