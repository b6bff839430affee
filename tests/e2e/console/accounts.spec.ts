import { collections } from '@studio/domain/collections'
import { owner } from '../../support/accounts'
import { messageDocument } from '../../support/factories'
import { newAdmin } from '../../support/people'
import { projectId, siteUrl } from '../../support/site'
import { store } from '../../support/store'
import { residue } from '../support/devices'
import { expect, signIn, test, toast, unique } from '../support/studio'

/* Accounts as the real Auth, rules and functions know them. What the pages show and say is in tests/components. */

/** How soon nothing private may be read any more, in ms. */
const atOnce = 5000

test.describe('an admin who is disabled by another one', () => {
  test.use({ expectedErrors: /status of 40[013]/ })

  test('leaves the console and reads nothing over REST within five seconds, with a token that is still good', async ({
    page,
    visitorPage,
  }) => {
    const person = await newAdmin('Saliente Breve')
    const enquiry = `${unique('visita').replace(' ', '.')}@example.com`
    const { id } = await store
      .collection(collections.messages)
      .add(messageDocument({ email: enquiry, created_at: new Date() }))
    await signIn(visitorPage, person.email)
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

    await signIn(page, owner)
    await expect(page).toHaveURL(/\/admin$/)
    await page.goto('/admin/users')
    await page.getByRole('button', { name: 'Desactivar: Saliente Breve' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click()
    await expect(toast(page, 'Cuenta desactivada')).toBeVisible()
    const disabledAt = Date.now()
    expect(await answers()).toEqual(asks.map(() => 403))
    await expect(visitorPage).toHaveURL(/\/auth$/, { timeout: atOnce })
    expect(Date.now() - disabledAt).toBeLessThan(atOnce)
    await expect.poll(() => residue(visitorPage).catch(() => enquiry)).not.toContain(enquiry)
    await signIn(visitorPage, person.email)
    await expect(toast(visitorPage, 'No se pudo iniciar sesión')).toContainText('Esta cuenta está desactivada.')
  })
})
