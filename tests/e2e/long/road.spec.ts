import { languageCodes } from '@studio/domain/languages'
import { chooseLanguage, openConsole, openLandingOffline } from '../support/coldStart'
import { openProjects, storedProject, untilReadyOffline } from '../support/devices'
import { offlineErrors, setOffline, test } from '../support/studio'

test.use({ serviceWorkers: 'allow', expectedErrors: offlineErrors })

test('The page opens offline in each of ten languages, with its data', async ({ page, watched }) => {
  test.slow()
  const { title } = await storedProject('Avión')
  await openLandingOffline(page, watched, title, languageCodes)
})

test('The console opens offline in each of ten languages, with its data', async ({ ownerPage }) => {
  test.slow()
  const { title } = await storedProject('Viaje')
  await openProjects(ownerPage, title)
  await untilReadyOffline(ownerPage)
  await setOffline(ownerPage, true)
  for (const code of languageCodes)
    await test.step(code, async () => {
      await chooseLanguage(ownerPage, code)
      await ownerPage.locator(`html[lang=${code}]`).waitFor()
      await openConsole(ownerPage, code, title)
    })
})
