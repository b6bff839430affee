import { languageCodes } from '@studio/domain/languages'
import { test } from 'vitest'
import { expectAccessibleApartFromColors } from '../support/axe'
import { openWholePage } from '../support/wholePage'

for (const language of languageCodes)
  test(`In ${language} the page has no fault that axe knows`, async () => {
    await openWholePage({ language })
    // All languages have the same colours, which are tested every day in one language of each direction.
    await expectAccessibleApartFromColors()
  })
