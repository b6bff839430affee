import { countAttempt } from '@studio/domain/people/rateLimit'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { functions } from '../support/functions'
import { browserAnswers, ownerPasskeys } from '../support/passkeys'
import { failedCall } from '../support/refused'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { client, owner } from '../support/studio'
import { said } from '../support/toasts'

const withPasskey = () => page.getByRole('button', { name: 'Usar una llave de acceso' })
const dialog = () => page.getByRole('dialog', { name: 'Entrar con un código' })
const code = () => dialog().getByLabelText('Código de recuperación')

beforeEach(() => {
  server.accounts = [owner, client]
  server.signIn(undefined)
  ownerPasskeys()
})

test('An admin signs in with only a passkey and sees a confirmation; the device is then a known one', async () => {
  browserAnswers()
  const { path } = await openConsole('/auth')
  await expect.element(withPasskey()).toBeVisible()
  await expectAccessible()
  await withPasskey().click()
  await expect.element(said('Sesión iniciada')).toBeVisible()
  await expect.poll(path).toBe('/admin')
  await expect.poll(() => functions.calls.at(-1)?.name).toBe('resetRateLimit')
  expect(functions.calls.at(-1)?.data).toMatchObject({ p_identifier: owner.email })
})

test('A passkey of somebody without the role opens nothing, and the page explains why', async () => {
  browserAnswers()
  functions.answers.passkeySignIn = () => ({ token: client.uid, user_id: client.uid })
  await openConsole('/auth')
  await withPasskey().click()
  await expect.element(page.getByText('Esta cuenta no tiene permiso para usar la consola.')).toBeVisible()
  await expect.element(said('Sesión iniciada')).not.toBeInTheDocument()
})

test('Closing the browser’s prompt shows no error', async () => {
  browserAnswers('NotAllowedError')
  await openConsole('/auth')
  await withPasskey().click()
  await expect.element(withPasskey()).toBeEnabled()
  expect(page.getByRole('alert').elements()).toEqual([])
  expect(functions.calls.map(({ name }) => name)).toEqual(['passkeySignInOptions'])
})

test('A refused passkey and a missing network are reported', async () => {
  browserAnswers()
  functions.answers.passkeySignIn = () => {
    throw failedCall('permission-denied', 'passkey refused')
  }
  await openConsole('/auth')
  await withPasskey().click()
  await expect.element(said('El servidor no aceptó esta llave de acceso.')).toBeVisible()
  server.setOnline(false)
  await withPasskey().click()
  await expect.element(said('Sin conexión: para el primer inicio de sesión hace falta internet.')).toBeVisible()
})

test('The right password of an account without password sign-in is not reported as wrong', async () => {
  const message = 'Firebase: {"error":{"details":{"reason":"password-is-off"},"message":"password-is-off"}}'
  server.signInError = Object.assign(new Error(message), { code: 'auth/internal-error' })
  await openConsole('/auth')
  await page.getByLabelText('Email').fill(owner.email)
  await page.getByLabelText('Contraseña', { exact: true }).fill(owner.password)
  await userEvent.keyboard('{Enter}')
  await expect.element(said('Esta cuenta no entra con contraseña')).toBeVisible()
})

test('A recovery code signs in the typed e-mail address; a wrong one is reported at its field', async () => {
  const asked: unknown[] = []
  functions.answers.recoverWithCode = (data) => {
    asked.push(data)
    const isRight = (data as { code: string }).code === '7K2M'
    return { allowed: true, remaining: 4, locked_until: null, token: isRight ? owner.uid : null }
  }
  const { path } = await openConsole('/auth')
  await page.getByLabelText('Email').fill(owner.email)
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await expect.element(dialog().getByLabelText('Email')).toHaveValue(owner.email)
  await expectAccessible('[role=dialog]')
  await code().fill('0000')
  await userEvent.keyboard('{Enter}')
  await expect.element(code()).toHaveAccessibleDescription('Email o código incorrectos. Intentos restantes: 4')
  await expect.element(code()).toHaveFocus()
  await code().fill(' 7K2M ')
  await userEvent.keyboard('{Enter}')
  await expect.element(said('Sesión iniciada')).toBeVisible()
  await expect.poll(path).toBe('/admin')
  expect(asked.at(-1)).toMatchObject({ p_identifier: owner.email, code: '7K2M' })
})

test('Five wrong codes lock the form', async () => {
  let state: Parameters<typeof countAttempt>[0]
  functions.answers.recoverWithCode = () => {
    const counted = countAttempt(state, Date.now())
    state = counted.state ?? state
    return { ...counted.result, token: null }
  }
  await openConsole('/auth')
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await dialog().getByLabelText('Email').fill(owner.email)
  for (const left of [4, 3, 2, 1]) {
    await code().fill('0000')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog().getByText(`Intentos restantes: ${left}`)).toBeVisible()
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('Tu cuenta ha sido bloqueada temporalmente por 15 minutos.')).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Entrar' })).toBeDisabled()
})
