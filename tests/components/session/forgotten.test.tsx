import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { functions } from '../support/functions'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'

const field = (name: string) => page.getByLabelText(name)
const button = (name: string) => page.getByRole('button', { name })
const sent = page.getByText(/^Si hay una cuenta con ese email/)
const link = (code: string) => `/auth/action?mode=resetPassword&oobCode=${code}`
const next = 'cebra lenta bajo lluvia'
const refused = (code: string) => Object.assign(new Error(code), { code })

async function ask(email: string) {
  server.signIn(undefined)
  await openConsole('/auth/forgotten')
  await field('Email').fill(email)
  await button('Enviar el enlace').click()
}

test('A person who forgot the password requests a link from the sign-in page, with the address typed there', async () => {
  server.signIn(undefined)
  await openConsole('/auth')
  await field('Email').fill(owner.email)
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Contraseña olvidada')
  await expect.element(field('Email')).toHaveValue(owner.email)
  await expectAccessible()
  await button('Enviar el enlace').click()
  await expect.element(sent).toBeVisible()
  expect(server.resets).toEqual([owner.email])
  await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click()
  await expect.element(button('Entrar')).toBeVisible()
})

test.each(['auth/user-not-found', 'auth/user-disabled', 'auth/invalid-email'])(
  'An address for which Auth returns %s gets the same message',
  async (code) => {
    server.resetError = refused(code)
    await ask('nadie@studio.test')
    await expect.element(sent).toBeVisible()
  },
)

test.each([
  ['auth/too-many-requests', /^Demasiados intentos\./],
  ['auth/network-request-failed', /^No se pudo contactar al servidor/],
])('%s is reported, and the typed text stays', async (code, words) => {
  server.resetError = refused(code)
  await ask(owner.email)
  await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expect.element(field('Email')).toHaveValue(owner.email)
})

test('An invalid address is reported at its field, and nothing is sent', async () => {
  await ask('no-es-un-email')
  await expect.element(field('Email')).toHaveAccessibleDescription('Formato de email inválido Falta la @')
  expect(server.resets).toEqual([])
})

test('A link sets a new password, once', async () => {
  server.signIn(undefined)
  server.resetCodes.set('good', owner.email)
  await openConsole(link('good'))
  await expect.element(page.getByText(`Para entrar como ${owner.email}.`)).toBeVisible()
  await expectAccessible()
  await field('Contraseña nueva').fill('12345')
  await button('Guardar la contraseña').click()
  await expect.element(field('Contraseña nueva')).toHaveAccessibleDescription(/al menos 6 caracteres/)
  await field('Contraseña nueva').fill(owner.email)
  await button('Guardar la contraseña').click()
  await expect.element(field('Contraseña nueva')).toHaveAttribute('aria-invalid', 'true')
  expect(server.newPasswords.size).toBe(0)
  await field('Contraseña nueva').fill(next)
  await button('Guardar la contraseña').click()
  await expect.element(page.getByText(/^Contraseña guardada\./)).toBeVisible()
  expect(server.newPasswords.get(owner.email)).toBe(next)
  await openConsole(link('good'))
  await expect.element(page.getByText('Este enlace ya se usó, caducó o está incompleto.')).toBeVisible()
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click()
  await expect.element(button('Enviar el enlace')).toBeVisible()
})

test('A common password is refused with a message, before the link is used up', async () => {
  server.signIn(undefined)
  server.resetCodes.set('good', owner.email)
  functions.answers.judgePassword = (data) => ({
    unfit: (data as { password: string }).password === 'iloveyou' ? 'passwordCommon' : '',
  })
  await openConsole(link('good'))
  await field('Contraseña nueva').fill('iloveyou')
  await button('Guardar la contraseña').click()
  await expect.element(field('Contraseña nueva')).toHaveAccessibleDescription(/de las más usadas/)
  expect(server.newPasswords.size).toBe(0)
  await field('Contraseña nueva').fill(next)
  await button('Guardar la contraseña').click()
  await expect.element(page.getByText(/^Contraseña guardada\./)).toBeVisible()
})

test('A link that expires while the password is typed is reported', async () => {
  server.signIn(undefined)
  server.resetCodes.set('good', owner.email)
  await openConsole(link('good'))
  await field('Contraseña nueva').fill(next)
  server.resetCodes.clear()
  await button('Guardar la contraseña').click()
  await expect.element(page.getByText('Este enlace ya se usó, caducó o está incompleto.')).toBeVisible()
})

test.each(['/auth/action', '/auth/action?mode=verifyEmail&oobCode=good', link('forged'), link('')])(
  'The address %s is refused as a link for a new password',
  async (path) => {
    server.signIn(undefined)
    server.resetCodes.set('good', owner.email)
    await openConsole(path)
    await expect.element(page.getByText('Este enlace ya se usó, caducó o está incompleto.')).toBeVisible()
  },
)

test('Without a network a link can be tried again', async () => {
  server.signIn(undefined)
  server.resetCodes.set('good', owner.email)
  server.setOnline(false)
  await openConsole(link('good'))
  await expect.element(page.getByText('No se pudo contactar al servidor. Intenta de nuevo.')).toBeVisible()
  server.setOnline(true)
  await button('Reintentar').click()
  await expect.element(field('Contraseña nueva')).toBeVisible()
})
