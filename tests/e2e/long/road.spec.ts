import { languageCodes } from '@studio/domain/languages'
import { chooseLanguage, openConsole, openLandingOffline } from '../support/coldStart'
import { openProjects, storedProject } from '../support/devices'
import { expect, offlineErrors, setOffline, test } from '../support/studio'

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
  await ownerPage.goto('/admin/ready')
  const dictionaries = ownerPage.getByRole('listitem').filter({ hasText: /^Los diez idiomas de la consola/ })
  await expect(dictionaries).toContainText('Listo')
  await setOffline(ownerPage, true)
  await ownerPage.reload()
  await expect(dictionaries).toContainText('Listo')
  for (const code of languageCodes)
    await test.step(code, async () => {
      await chooseLanguage(ownerPage, code)
      await ownerPage.locator(`html[lang=${code}]`).waitFor()
      await openConsole(ownerPage, code, title)
    })
})
