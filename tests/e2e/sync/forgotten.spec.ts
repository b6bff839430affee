import { newAdmin } from '../../support/people'
import { projectId } from '../../support/site'
import { expect, signIn, test, toast } from '../support/studio'

/* A forgotten password with the codes of the real Auth. The pages' texts are tested in tests/components/session. */

/** Returns the code of the last link that Auth has sent to an address. */
async function codeFor(email: string) {
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${projectId()}/oobCodes`
  const { oobCodes } = (await (await fetch(url)).json()) as { oobCodes: { email: string; oobCode: string }[] }
  return oobCodes.findLast((one) => one.email === email)?.oobCode
}

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: /status of 400/ })

  test('is reset by a link in the requested language; earlier sessions end, and the link works once', async ({
    page,
    visitorPage,
  }) => {
    const person = await newAdmin('Olvido Breve')
    await signIn(page, person.email)
    await expect(page).toHaveURL(/\/admin$/)

    await visitorPage.goto('/auth')
    for (const email of ['nadie@studio.test', person.email]) {
      await visitorPage.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
      // Until this page has loaded, the previous one shows a similar field.
      await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText('Contraseña olvidada')
      await visitorPage.getByLabel('Email').fill(email)
      await visitorPage.getByRole('button', { name: 'Enviar el enlace' }).click()
      await expect(visitorPage.getByText(/^Si hay una cuenta con ese email/)).toBeVisible()
      await visitorPage.getByRole('link', { name: 'Ir a iniciar sesión' }).click()
    }
    expect(await codeFor('nadie@studio.test')).toBeUndefined()
    const link = `/auth/action?mode=resetPassword&oobCode=${await codeFor(person.email)}&lang=fr`
    await visitorPage.goto(link)
    await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText('Choisissez votre mot de passe')
    await visitorPage.getByLabel('Nouveau mot de passe').fill('cebra lenta bajo lluvia')
    await visitorPage.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await expect(visitorPage.getByText(/^Mot de passe enregistré\./)).toBeVisible()
    await visitorPage.goto(link)
    await expect(visitorPage.getByText(/^Ce lien a déjà servi/)).toBeVisible()

    await signIn(visitorPage, person.email)
    await expect(toast(visitorPage, 'Email o contraseña incorrectos')).toBeVisible()
    await signIn(visitorPage, person.email, 'cebra lenta bajo lluvia')
    await expect(visitorPage).toHaveURL(/\/admin$/)
    await page.reload()
    await expect(page).toHaveURL(/\/auth$/)
  })
})
