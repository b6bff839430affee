import { languageCodes } from '@studio/domain/languages'
import { defaultOffer } from '@studio/domain/offers/plans'
import { expect, test } from 'vitest'
import { createI18n, loadTexts } from '../../../i18n/i18n'
import { loadPublicTexts } from '../../../i18n/publicTexts'
import { usualParts } from './replyParts'

test.each(languageCodes)(
  'In %s the reply about the pilot sample has the lengths of the price list',
  async (language) => {
    const i18n = createI18n(language, await loadPublicTexts(language))
    await loadTexts(i18n, language, 'console')
    const words = { language, t: i18n.t, tc: i18n.getFixedT(language, 'console') }
    const { seconds } = defaultOffer.pilot
    expect(usualParts('pilot', words, defaultOffer).text.match(/\d+/g)?.map(Number)).toEqual([seconds.from, seconds.to])
    const pilot = { ...defaultOffer.pilot, seconds: { from: 20, to: 90 } }
    expect(usualParts('pilot', words, { pilot }).text.match(/\d+/g)?.map(Number)).toEqual([20, 90])
  },
)
