import { collections } from '@studio/domain/collections'
import { owner } from '../../support/accounts'
import { messageDocument } from '../../support/factories'
import { accountOf, isAdmin } from '../../support/people'
import { projectId, siteUrl } from '../../support/site'
import { store } from '../../support/store'
import { residue } from '../support/devices'
import { expect, signIn, test, toast, unique } from '../support/studio'

/* Accounts in the real Auth, rules and functions. The pages' texts are tested in tests/components. */

/** Time limit after which nothing private may be readable, in ms. */
const atOnce = 5000
const secret = 'cebra lenta azul'

test.describe('another admin', () => {
  test.use({ expectedErrors: /status of 40[0139]/ })

  test('created by the owner signs in at once, and once disabled is signed out and reads nothing within five seconds, even over REST with a valid token', async ({
    page,
    visitorPage,
  }) => {
    const enquiry = `${unique('visita').replace(' ', '.')}@example.com`
    const { id } = await store
      .collection(collections.messages)
      .add(messageDocument({ email: enquiry, created_at: new Date() }))
    const email = `${unique('breve').replace(' ', '.')}@studio.test`
    await signIn(page, owner)
    await expect(page).toHaveURL(/\/admin$/)
    await page.getByRole('link', { name: 'Crear administrador' }).click()
    const create = async (address: string) => {
      await page.getByLabel('Email').fill(address)
      await page.getByLabel('Nombre completo').fill('Saliente Breve')
      await page.getByLabel('Contraseña *').fill(secret)
      await page.getByRole('button', { name: 'Crear usuario administrador' }).click()
    }
    await create('editor@studio.test')
    await expect(toast(page, 'Ya existe un usuario con este email')).toBeVisible()
    await create(email)
    await expect(toast(page, 'Usuario creado!')).toBeVisible()
    const account = await accountOf(email)
    expect(await isAdmin({ uid: account?.uid ?? '', email, name: '' })).toBe(true)

    await signIn(visitorPage, email, secret)
    await expect(visitorPage).toHaveURL(/\/admin$/)
    await visitorPage.goto('/admin/messages')
    await expect(visitorPage.getByRole('row').nth(1)).toBeVisible()
    const token = await visitorPage.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser:')) ?? ''
      return JSON.parse(localStorage.getItem(key) ?? '').stsTokenManager.accessToken as string
    })
    const documents = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${projectId()}/databases/(default)/documents`
    const asks: [string, RequestInit?][] = [
      [`${documents}/${collections.messages}/${id}`],
      [`${documents}/${collections.messages}?pageSize=1`],
      [`${documents}/${collections.roles}?pageSize=1`],
      [`${documents}/${collections.settings}/contact_info`],
      ...['listAccounts', 'ownDevices'].map((name): [string, RequestInit] => [
        `${siteUrl()}/api/${name}`,
        { method: 'POST', body: '{"data":{}}' },
      ]),
    ]
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answers = () => Promise.all(asks.map(async ([url, how]) => (await fetch(url, { ...how, headers })).status))
    expect(await answers()).toEqual(asks.map(() => 200))

    await page.getByRole('link', { name: 'Usuarios' }).first().click()
    await page.getByRole('button', { name: 'Desactivar: Saliente Breve' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click()
    await expect(toast(page, 'Cuenta desactivada')).toBeVisible()
    const disabledAt = Date.now()
    expect(await answers()).toEqual(asks.map(() => 403))
    await expect(visitorPage).toHaveURL(/\/auth$/, { timeout: atOnce })
    expect(Date.now() - disabledAt).toBeLessThan(atOnce)
    await expect.poll(() => residue(visitorPage).catch(() => enquiry)).not.toContain(enquiry)
    await signIn(visitorPage, email, secret)
    await expect(toast(visitorPage, 'No se pudo iniciar sesión')).toContainText('Esta cuenta está desactivada.')
  })
})
