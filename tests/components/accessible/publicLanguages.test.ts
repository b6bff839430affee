import { test } from 'vitest'
import { expectAccessible } from '../support/axe'
import { openWholePage } from '../support/wholePage'

/* One language of each direction; the others are in ../long. */

for (const language of ['es', 'ar'] as const)
  test(`axe finds no fault in the page in ${language}`, async () => {
    await openWholePage({ language })
    await expectAccessible()
  })
