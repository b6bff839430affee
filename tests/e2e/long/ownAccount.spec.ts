import { collections } from '@studio/domain/collections'
import { password } from '../../support/accounts'
import { messageDocument } from '../../support/factories'
import { newAdmin } from '../../support/people'
import { projectId } from '../../support/site'
import { store } from '../../support/store'
import { edit, enter, openProjects, storedProject, syncState } from '../support/devices'
import { expect, test, toast, unique } from '../support/studio'

/* The real Auth, rules and functions end sessions. The cards' texts are tested in tests/components/account. */

test.use({ expectedErrors: /status of 40[0139]/ })

test('A new password ends the account’s other sessions at once, even over REST with a valid token, and this device stays signed in in both of its tabs', async ({
  page,
  visitorPage,
}) => {
  const admin = await newAdmin('Ana')
  await store.collection(collections.profiles).doc(admin.uid).set({ user_id: admin.uid, full_name: 'Ana Luz' })
  const { title, read } = await storedProject('Duradero')
  const { id } = await store
    .collection(collections.messages)
    .add(messageDocument({ email: `${unique('visita').replace(' ', '.')}@example.com`, created_at: new Date() }))

  await enter(visitorPage, admin.email)
  const token = await visitorPage.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser:')) ?? ''
    return JSON.parse(localStorage.getItem(key) ?? '').stsTokenManager.accessToken as string
  })
  const documents = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${projectId()}/databases/(default)/documents`
  const readsOver = async () =>
    (await fetch(`${documents}/${collections.messages}/${id}`, { headers: { authorization: `Bearer ${token}` } }))
      .status
  expect(await readsOver()).toBe(200)

  await enter(page, admin.email)
  await openProjects(page, title)
  const other = await page.context().newPage()
  await other.goto('/admin/account')
  await other.getByLabel('Contraseña actual').fill(password)
  await other.getByLabel('Contraseña nueva').fill('cebra lenta bajo lluvia')
  await other.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await expect(toast(other, 'Contraseña cambiada')).toBeVisible()

  expect(await readsOver()).toBe(403)
  await expect(visitorPage).toHaveURL(/\/auth$/)
  await expect(visitorPage.getByRole('status').filter({ hasText: 'El servidor cerró la sesión' })).toBeVisible()

  await edit(page, title, 'Cliente', 'después de la clave')
  await expect.poll(async () => (await read()).client_name).toBe('después de la clave')
  await expect(syncState(page, 'Sincronizado')).toBeVisible()
  await other.goto('/admin/messages')
  await expect(other.getByRole('row').nth(1)).toBeVisible()
})
