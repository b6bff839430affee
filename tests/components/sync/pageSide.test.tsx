import { expect, test } from 'vitest'
import { ChangeText } from '../../../web/src/console/sync/ChangeText'
import { render } from '../support/render'

const change = {
  kind: 'update',
  path: 'portfolio_projects/cafe-aurora',
  name: 'Café Aurora',
  fields: { title_es: 'El primer sorbo', title_ar: 'الرشفة الأولى' },
  before: {},
  rev: 'after',
  baseRev: 'before',
} as const

for (const [language, side] of [
  ['es', 'left'],
  ['ar', 'right'],
] as const)
  test(`A change’s values are listed under their names, in any script (${language})`, async () => {
    await render(<ChangeText change={change} />, { language })
    await expect.poll(() => document.querySelectorAll('dd').length).toBe(2)
    for (const text of document.querySelectorAll('dd')) {
      const words = document.createRange()
      words.selectNodeContents(text)
      const distance = words.getBoundingClientRect()[side] - text.getBoundingClientRect()[side]
      expect(Math.abs(distance)).toBeLessThan(2)
    }
  })
