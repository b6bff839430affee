import { languageCodes } from '../../languages.ts'
import { isUnit, type NumberName, type Prices, priceNames } from '../../offers/prices.ts'
import { wordSlots } from './part.ts'
import { parts, partWith } from './parts.ts'
import type { Section } from './section.ts'
import { isVersion, partIdOf } from './versions.ts'

/** For each variable of the default texts, the numbers of the price list that it shows. */
const behind: Readonly<Record<string, RegExp>> = {
  hours: /^delivery_hours/,
  deliveryTime: /^delivery_hours/,
  longFormTime: /^long_form_days/,
  revisions: /^intermediate_revisions/,
  rounds: /^intermediate_revisions/,
  basicRounds: /^basic_revisions/,
  basicTime: /^basic_delivery/,
  length: /^(basic|intermediate|advanced|pilot)_seconds/,
  seconds: /^pilot_seconds/,
  budget: /^pilot_budget/,
  round: /^round_/,
  express: /^express_percent/,
  saving: /^advertised_saving/,
}
const variables = /{{(\w+)}}/g

/** Returns whether a text takes a number from the price list. */
export const hasNumbers = (text: string) => [...text.matchAll(variables)].some(([, name = '']) => name in behind)

/**
 * Returns whether a text contains a number by itself, not as a part of a longer number, a ratio or a name such as '3D'.
 */
const names = (text: string, number: number) => {
  const [whole = '', cents] = String(number).split('.')
  const digits = cents ? `${whole}[.,]${cents}0?` : whole
  return new RegExp(`(?<![\\d:×.,]|[A-Za-z])${digits}(?![\\d:×]|[.,]\\d|[Dp]\\b)`).test(text.replace(variables, ''))
}

/**
 * Returns whether the owner's text has become wrong. It replaces a default text (`usual`) with a variable whose numbers
 * have changed, but contains neither that variable nor a new number.
 */
function isStale(text: string, usual: string, prices: Prices, changed: readonly NumberName[]): boolean {
  const used = [...usual.matchAll(variables)].map(([, name = '']) => name)
  const outdated = used.filter((name) => changed.some((number) => behind[name]?.test(number)))
  return outdated.some(
    (name) =>
      !text.includes(`{{${name}}}`) &&
      !changed.some((number) => behind[name]?.test(number) && names(text, prices[number])),
  )
}

/**
 * Returns the ids of the parts of the page that still name an old number. `before` holds the old numbers: the default
 * prices, and those that the form began with. `defaultText` returns the text of a dictionary key in the interface's
 * language, with its variables.
 */
export function partsNaming(
  prices: Prices,
  before: readonly Prices[],
  rows: readonly ({ id: string } & Section)[],
  defaultText: (key: string) => string,
): string[] {
  const numbers = priceNames.filter((name): name is NumberName => !isUnit(name))
  const changed = numbers.filter((name) => before.some((old) => old[name] !== prices[name]))
  const old = new Set(
    changed.flatMap((name) => before.map((list) => list[name]).filter((number) => number !== prices[name])),
  )
  old.delete(0)
  const isOld = (text: string) => [...old].some((number) => names(text, number))
  // Added items and later versions have documents of their own.
  const all = [...parts.map(({ id }) => id), ...rows.map(({ id }) => id).filter((id) => !partWith(id))]
  return all.filter((id) => {
    const row = rows.find((one) => one.id === id)
    return wordSlots.some((slot) => {
      const key = partWith(partIdOf(id))?.texts[slot]
      const usual = key === undefined ? '' : defaultText(key)
      const own = languageCodes.map((code) => row?.[`${slot}_${code}`] ?? '').filter((text) => text.trim() !== '')
      return own.length > 0
        ? own.some((text) => isOld(text) || isStale(text, usual, prices, changed))
        : !isVersion(id) && isOld(usual)
    })
  })
}
