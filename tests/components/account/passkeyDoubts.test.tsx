import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { noteDoubts } from '../../../web/src/console/passkeys/doubts'
import { expectAccessible } from '../support/axe'
import { functions } from '../support/functions'
import { ownerPasskeys, passkey } from '../support/passkeys'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { said } from '../support/toasts'

const notice = page.getByRole('status').filter({ hasText: 'Tu contraseña se restableció por correo' })
const item = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('After a password reset by mail the console asks whether the passkeys are the owner’s, until each is kept or removed', async () => {
  ownerPasskeys([
    passkey('1', 'Llave azul', { is_doubted: true }),
    passkey('2', 'Llave ajena', { is_doubted: true }),
    passkey('3', 'Llave nueva'),
  ])
  noteDoubts()
  await openConsole('/admin/projects')
  await notice.getByRole('link', { name: 'Ver las llaves' }).click()
  await expect.element(item('Llave azul')).toMatchTextContent('¿Es tuya? No sirve hasta que la confirmes.')
  await expect.element(item('Llave azul')).toMatchTextContent('Creada: 5/01/2026')
  await expect.element(item('Llave nueva').getByRole('button', { name: /Es mía/ })).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('button', { name: 'Es mía: Llave azul' }).click()
  await expect.element(said('Llave de acceso confirmada')).toBeVisible()
  await expect.element(item('Llave azul')).not.toMatchTextContent('¿Es tuya?')
  await expect.element(notice).toBeVisible()
  await page.getByRole('button', { name: 'Eliminar Llave ajena' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(notice).not.toBeInTheDocument()
})

test('A sign-in learns from the server that passkeys wait to be confirmed', async () => {
  server.accounts = [owner]
  server.signIn(undefined)
  functions.answers.resetRateLimit = () => ({ reset: true, device: '', doubts: true })
  await openConsole('/auth')
  await page.getByLabelText('Email').fill(owner.email)
  await page.getByLabelText('Contraseña', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect.element(notice).toBeVisible()
})
