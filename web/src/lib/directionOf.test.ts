import { expect, test } from 'vitest'
import { directionOf } from './directionOf'

test.each([
  ['Café Aurora: el primer sorbo', 'auto'],
  ['Café Aurora: الرشفة الأولى', 'rtl'],
  ['الرشفة الأولى', 'rtl'],
  ['最初のひと口', 'auto'],
  ['', 'auto'],
])('%j is read %s', (name, direction) => {
  expect(directionOf(name)).toBe(direction)
})
