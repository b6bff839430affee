import { languageCodes } from '@studio/domain/languages'
import { openLandingOffline } from '../coldStart'
import { storedProject } from '../devices'
import { offlineErrors, test } from '../studio'

test.use({ serviceWorkers: 'allow', expectedErrors: offlineErrors })

test('The page opens offline in each of ten languages, with its data', async ({ page, watched }) => {
  test.slow()
  const { title } = await storedProject('Avión')
  await openLandingOffline(page, watched, title, languageCodes)
})
