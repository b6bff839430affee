import { consolePageNames, consolePages } from '../../../web/src/console/shell/pages'
import { owner } from '../../support/accounts'
import { newAdmin } from '../../support/people'
import { enter } from '../support/devices'
import { countedTooLate, expect, signIn, test, toast } from '../support/studio'

/* Sign-in with the real Auth, its gate and the real limit; the form's texts are tested in tests/components/session. */

/** The files of the console's pages, each named after its page; the first page is part of the console itself. */
const pageFiles = new RegExp(`/(${consolePageNames.join('|')})Page-`, 'i')

test.use({ expectedErrors: countedTooLate })

test('The console sends a visitor to sign-in without loading its pages; the owner signs in and out', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // All pages are tested in tests/components/session/strangers.
  for (const route of [consolePages.messages, consolePages.settings]) {
    await page.goto(route)
    await expect(page).toHaveURL(/\/auth$/)
  }
  expect(asked.filter((url) => pageFiles.test(url))).toEqual([])

  await signIn(page, `  ${owner.toUpperCase()}`, undefined, '/admin-console')
  await expect(page).toHaveURL(/\/admin$/)
  await expect(toast(page, 'Sesión iniciada')).toBeVisible()
  await expect(page.getByTitle(owner)).toBeVisible()
  await page.goto('/auth')
  await expect(page).toHaveURL(/\/admin$/)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/auth$/)
})

test.describe('wrong passwords', () => {
  test.use({ expectedErrors: new RegExp(`400|${countedTooLate.source}`) })

  test('Strangers who lock an e-mail do not lock out its owner on a known device', async ({ page, visitorPage }) => {
    const { email } = await newAdmin('Ana')
    const known = page.waitForResponse((answer) => answer.url().includes('resetRateLimit') && answer.ok())
    await enter(page, email)
    await known
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL(/\/$/)

    const enterHere = visitorPage.getByRole('button', { name: 'Entrar' })
    await signIn(visitorPage, email, 'wrong-password')
    for (const left of [4, 3, 2, 1]) {
      await expect(visitorPage.getByText(`Intentos restantes: ${left}`)).toBeVisible()
      await enterHere.click()
    }
    await expect(visitorPage.getByText('Intenta nuevamente en')).toHaveText(/ 15 minutos/)
    await signIn(visitorPage, email.toUpperCase())
    await expect(visitorPage.getByText('Intenta nuevamente en 15 minutos').first()).toBeVisible()
    await expect(visitorPage.getByLabel('Contraseña', { exact: true })).toBeDisabled()

    await enter(page, email)
  })
})
