import type { Settings } from './settings.ts'

/** The form of a rate: a positive number with at most six decimal places. firestore.rules repeats it. */
export const ratePattern = '([1-9][0-9]{0,8}([.][0-9]{1,6})?|0[.][0-9]{0,5}[1-9])?'

/**
 * Returns a price in the owner's display currency, rounded to three digits, because the rate changes daily. Undefined if
 * the owner has chosen no currency or no rate.
 */
export function inDisplayCurrency({ code, usd_rate }: Settings['currency'], usd: number) {
  const amount = usd * Number(usd_rate)
  if (code === '' || code === 'USD' || !(amount > 0)) return undefined
  return { amount: Number(amount.toPrecision(3)), code }
}
