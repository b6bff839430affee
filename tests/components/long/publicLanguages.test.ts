import { languageCodes } from '@studio/domain/languages'
import { test } from 'vitest'
import { expectAccessibleApartFromColors } from '../support/axe'
import { openWholePage } from '../support/wholePage'

for (const language of languageCodes)
  test(`In ${language} the page has no fault that axe knows`, async () => {
    await openWholePage({ language })
    // The colours are those of every language: they are looked at every day in one of each direction.
    await expectAccessibleApartFromColors()
  })
