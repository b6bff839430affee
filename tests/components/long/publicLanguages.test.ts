import { languageCodes } from '@studio/domain/languages'
import { test } from 'vitest'
import { expectAccessibleApartFromColors } from '../support/axe'
import { openWholePage } from '../support/wholePage'

for (const language of languageCodes)
  test(`axe finds no fault in the page in ${language}`, async () => {
    await openWholePage({ language })
    // All languages have the same colours, which are tested every day in one language of each direction.
    await expectAccessibleApartFromColors()
  })
