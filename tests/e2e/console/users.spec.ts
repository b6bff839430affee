import { owner, password } from '../../support/accounts'
import { isAdmin, newPerson } from '../../support/people'
import { expect, signIn, test, toast } from '../support/studio'

/* A role takes effect in the real rules. The pages' texts are tested in tests/components/users. */

test.describe('a role', () => {
  test.use({ expectedErrors: /400|403/ })

  test('granted and revoked in the console takes effect at once: for its holder, and for requests already sent', async ({
    page,
    visitorPage,
  }) => {
    const person = await newPerson('Nueva Socia')
    const client = { uid: 'seed-cliente', email: '', name: 'Lucía Ferrer' }
    const confirm = (of: typeof page, button: string) =>
      of.getByRole('alertdialog').getByRole('button', { name: button }).click()
    // Granting a role requires a recent sign-in.
    await signIn(page, owner)
    await expect(page).toHaveURL(/\/admin$/)
    await page.goto('/admin/users')
    await page.getByRole('button', { name: 'Hacer Admin: Nueva Socia' }).click()
    await confirm(page, 'Hacer Admin')
    await expect(toast(page, 'Rol admin asignado exitosamente')).toBeVisible()
    expect(await isAdmin(person)).toBe(true)

    await signIn(visitorPage, person.email)
    await expect(visitorPage).toHaveURL(/\/admin$/)
    await visitorPage.goto('/admin/users')
    await visitorPage.getByRole('button', { name: 'Hacer Admin: Lucía Ferrer' }).click()
    await confirm(visitorPage, 'Hacer Admin')
    await expect(toast(visitorPage, 'Rol admin asignado exitosamente')).toBeVisible()
    expect(await isAdmin(client)).toBe(true)

    // The new admin's page may not know of the change yet, but the rules do.
    await visitorPage.getByRole('button', { name: 'Quitar Admin: Lucía Ferrer' }).click()
    await visitorPage.route(/documents:commit/, async (route) => {
      await page.getByRole('button', { name: 'Quitar Admin: Nueva Socia' }).click()
      await confirm(page, 'Quitar Admin')
      await expect(toast(page, 'Rol admin eliminado exitosamente')).toBeVisible()
      await route.continue()
    })
    await confirm(visitorPage, 'Quitar Admin')
    // It is a matter of milliseconds whether the refusal or the end of the session comes first.
    await expect(visitorPage).toHaveURL(/\/auth/)
    expect(await isAdmin(client)).toBe(true)
    expect(await isAdmin(person)).toBe(false)
  })
})

test.describe('more than five minutes after signing in', () => {
  test.use({ expectedErrors: /400/ })

  test('an invitation asks for the password, and is then created', async ({ ownerPage: page }) => {
    // Simulates the server's answer instead of waiting five minutes; tests/functions/requests/reasons tests the real
    // one.
    const reason = 'recent-sign-in-needed'
    const error = { message: reason, status: 'FAILED_PRECONDITION', details: { reason, field: '' } }
    await page.route('**/api/inviteAdmin', (route) => route.fulfill({ status: 400, json: { error } }), { times: 1 })
    await page.goto('/admin/create-user')
    const card = page.getByRole('region', { name: 'Invitar por correo' })
    await card.getByRole('button', { name: 'Invitar' }).click()
    const email = `invitada-${Date.now()}@studio.test`
    await card.getByLabel('Email').fill(email)
    await card.getByLabel('Nombre completo').fill('Luz Marina')
    await card.getByRole('button', { name: 'Crear la cuenta y enviar el enlace' }).click()
    const identity = page.getByRole('dialog', { name: 'Confirma que eres tú' })
    await identity.getByLabel(/^Contraseña/).fill(password)
    await identity.getByRole('button', { name: 'Confirmar' }).click()
    await expect(card.getByRole('status')).toHaveText(
      `Cuenta creada. ${email} recibe por correo un enlace para elegir su contraseña.`,
    )
  })
})
