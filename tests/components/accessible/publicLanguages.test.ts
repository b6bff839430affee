import { test } from 'vitest'
import { expectAccessible } from '../support/axe'
import { openWholePage } from '../support/wholePage'

/* One language of each direction; the others are in ../long. */

for (const language of ['es', 'ar'] as const)
  test(`In ${language} the page has no fault that axe knows`, async () => {
    await openWholePage({ language })
    await expectAccessible()
  })
