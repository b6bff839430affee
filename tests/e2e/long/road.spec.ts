import { languageCodes } from '@studio/domain/languages'
import { openLandingOffline } from '../support/coldStart'
import { storedProject } from '../support/devices'
import { offlineErrors, test } from '../support/studio'

test.use({ serviceWorkers: 'allow', expectedErrors: offlineErrors })

test('The page opens offline in each of ten languages, with its data', async ({ page, watched }) => {
  test.slow()
  const { title } = await storedProject('Avión')
  await openLandingOffline(page, watched, title, languageCodes)
})
