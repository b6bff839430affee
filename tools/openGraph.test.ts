import { languageCodes } from '@studio/domain/languages'
import { expect, test } from 'vitest'
import { loadPublicTexts } from '../web/src/i18n/publicTexts.ts'
import drawn from './openGraph.json' with { type: 'json' }

test.each(languageCodes)('The picture of a shared link in %s matches the page’s texts', async (code) => {
  const { title, badge } = (await loadPublicTexts(code)).hero
  expect(drawn[code], 'run npx node tools/openGraph.ts').toEqual({ title, badge })
})
