import { expect, test } from 'vitest'
import { inDisplayCurrency } from './displayCurrency.ts'

test.each([
  [15, 'COP', '4012.37', 60200],
  [375, 'COP', '4012.37', 1_500_000],
  [12.5, 'EUR', '0.8641', 10.8],
  [22, 'EUR', '0.8641', 19],
  [750, 'EUR', '0.8641', 648],
  [15, 'JPY', '157', 2360],
  [15, '', '4012.37', undefined],
  [15, 'COP', '', undefined],
  [15, 'USD', '1', undefined],
])('%d dollars in %s at %s are %d', (usd, code, usd_rate, expected) =>
  expect(inDisplayCurrency({ code, usd_rate }, usd)?.amount).toBe(expected),
)
