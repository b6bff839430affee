import { collections } from '@studio/domain/collections'
import { ProjectDraft } from '@studio/domain/content/project'
import { countAttempt } from '@studio/domain/people/rateLimit'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contentDataOf } from '../../../web/src/content/data'
import { noteEnd, notePerson } from '../../../web/src/device/endedSession'
import { projectDocument } from '../../support/factories'
import { expectAccessible } from '../support/axe'
import { functions } from '../support/functions'
import { nextFile } from '../support/nextFile'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { client, owner } from '../support/studio'

const toast = (text: string) => page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first()
const heading = () => page.getByRole('heading', { level: 1 })
const noPermission = () => page.getByText('Esta cuenta no tiene permiso para usar la consola.')

async function signIn(email: string, password: string) {
  await page.getByLabelText('Email').fill(email)
  await page.getByLabelText('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** Applies the server's own limit for one e-mail. */
function limitAttempts() {
  let state: Parameters<typeof countAttempt>[0]
  functions.answers.checkRateLimit = () => {
    const counted = countAttempt(state, Date.now())
    state = counted.state ?? state
    return counted.result
  }
}

beforeEach(() => {
  server.accounts = [owner, client]
  server.signIn(undefined)
})

for (const address of ['/auth', '/admin-console'])
  test(`At ${address} an admin signs in and sees a confirmation`, async () => {
    const { path } = await openConsole(address)
    await signIn(owner.email, owner.password)
    await expect.element(toast('Sesión iniciada')).toBeVisible()
    await expect.poll(path).toBe('/admin')
    await expect.element(page.getByTitle(owner.email)).toBeVisible()
    const again = await openConsole(address)
    await expect.poll(again.path).toBe('/admin')
  })

test('The link in a mail leads to its enquiry, even through sign-in and a forgotten password', async () => {
  const { id } = server.all(collections.messages)[0] ?? {}
  const link = `/admin/messages?open=${id}`
  const { router, path } = await openConsole(link)
  await expect.poll(path).toBe('/auth')
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await expect.poll(path).toBe('/auth/forgotten')
  await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click()
  await expect.poll(path).toBe('/auth')
  await signIn(owner.email, owner.password)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(path() + router.state.location.search).toBe(link)
})

test('Signing out leads to the home page, and the console asks to sign in again', async () => {
  server.signIn(owner)
  await openConsole('/admin/settings')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect.poll(() => server.leftTo).toBe('/')
  const { path } = await openConsole('/admin')
  await expect.poll(path).toBe('/auth')
})

test('A signed-in person without the role is refused, and sees why', async () => {
  const { path } = await openConsole('/auth')
  await signIn(client.email, client.password)
  await expect.element(noPermission()).toBeVisible()
  expect(server.user).toBeUndefined()
  await expect.element(toast('Sesión iniciada')).not.toBeInTheDocument()
  expect(path()).toBe('/auth')
})

test('Changing the language keeps the focus, and stays on the sign-in page', async () => {
  server.signIn(client)
  await openConsole('/auth')
  await expect.element(heading()).toHaveFocus()
  const picker = page.getByRole('combobox', { name: 'Idioma' })
  picker.element().focus()
  await picker.selectOptions('en')
  await expect.element(heading()).toMatchTextContent('Sign in')
  await expect.element(page.getByRole('combobox')).toHaveFocus()
})

test('Five wrong passwords lock the e-mail, and the form shows for how long', async () => {
  limitAttempts()
  await openConsole('/auth')
  for (const left of [4, 3, 2, 1]) {
    await signIn('nobody@studio.test', 'wrong-password')
    await expect.element(page.getByText(`Intentos restantes: ${left}`)).toBeVisible()
    await expect.element(page.getByLabelText('Contraseña', { exact: true })).toHaveFocus()
  }
  await signIn('nobody@studio.test', 'wrong-password')
  await expect.element(toast('Tu cuenta ha sido bloqueada temporalmente por 15 minutos.')).toBeVisible()
  await expect.element(page.getByText('Intenta nuevamente en 15 minutos'), { timeout: 500 }).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Entrar' })).toBeDisabled()
  await expect.element(page.getByLabelText('Contraseña', { exact: true })).toBeDisabled()
  await expect.element(heading()).toHaveFocus()
  expect(document.title).toBe('Iniciar sesión · Consola del estudio')
  // One more request, which voids the ticket of the last attempt.
  expect(functions.calls.filter(({ name }) => name === 'checkRateLimit')).toHaveLength(6)

  await openConsole('/auth')
  await signIn('NOBODY@STUDIO.TEST', 'wrong-password')
  await expect.element(page.getByText('Intenta nuevamente en 15 minutos').first()).toBeVisible()
  await expect.element(page.getByLabelText('Contraseña', { exact: true })).toBeDisabled()
  expect(functions.calls.at(-1)?.data).toMatchObject({ p_identifier: 'nobody@studio.test' })
})

test('Both fields are required', async () => {
  await openConsole('/auth')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(page.getByText('Por favor completa todos los campos requeridos').first()).toBeVisible()
  expect(functions.calls).toEqual([])
})

test('Without a network a sign-in fails, and the reason stays in the form until the next attempt', async () => {
  await openConsole('/auth')
  server.setOnline(false)
  await signIn(owner.email, owner.password)
  const reason = 'Sin conexión: para el primer inicio de sesión hace falta internet.'
  await expect.element(toast(reason)).toBeVisible()
  await expect.element(page.getByRole('main').getByText(reason)).toBeVisible()
  server.setOnline(true)
  await signIn(owner.email, 'wrong-password')
  await expect.element(toast('Email o contraseña incorrectos')).toBeVisible()
  await expect.element(page.getByRole('main').getByText(reason)).not.toBeInTheDocument()
})

test('If the rate limit cannot be checked, nobody is let in, and the page says so', async () => {
  functions.answers.checkRateLimit = () => {
    throw new Error('no answer')
  }
  // The SDK's wording; tests/functions/signIn/beforeSignIn checks it against the real one.
  const answer =
    'HTTP request to gate returned HTTP error 403: {"error":{"details":{"reason":"sign-in-refused"},"message":"sign-in-refused"}}'
  server.signInError = Object.assign(new Error(`Firebase: ${answer} (auth/internal-error).`), {
    code: 'auth/internal-error',
  })
  await openConsole('/auth')
  await signIn(owner.email, owner.password)
  await expect.element(toast('El servidor no permitió este acceso.')).toBeVisible()
})

for (const [reason, words] of [
  ['ended', 'El servidor cerró la sesión'],
  ['expired', 'Esta sesión terminó: pasaron 30 días sin usarla'],
  ['disabled', 'Esta cuenta está desactivada.'],
] as const)
  test(`An admin whose session the server has ended (${reason}) sees why and how much is pending, and can export it`, async () => {
    server.signIn(owner)
    await openConsole('/admin/projects')
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    server.setOnline(false)
    await contentDataOf.projects.create(v.parse(ProjectDraft, projectDocument({ title_es: 'Espera' })), []).kept
    notePerson(owner.uid, owner.email)
    noteEnd(reason)
    server.signIn(undefined)
    await openConsole('/auth')
    const notice = page.getByRole('status').filter({ hasText: words })
    await expect.element(notice).toMatchTextContent(`a que ${owner.email} vuelva a entrar: 1 cambio sin publicar.`)
    await expect.element(page.getByLabelText('Email')).toHaveValue(owner.email)
    await expectAccessible()
    const file = nextFile()
    await notice.getByRole('button', { name: 'Exportar una copia' }).click()
    expect(await file).toContain('Espera')
    server.setOnline(true)
    await signIn(owner.email, owner.password)
    await expect.poll(() => server.all(collections.projects).map(({ title_es }) => title_es)).toContain('Espera')
  })

test('The right password signs in although the browser reports no network', async () => {
  server.browserSays(false)
  await openConsole('/auth')
  await signIn(owner.email, owner.password)
  await expect.element(page.getByRole('navigation', { name: 'Consola' })).toBeVisible()
  await expect.element(page.getByText('Sin conexión')).not.toBeInTheDocument()
})
