import type { Page } from 'playwright/test'
import { accountOf, isAdmin, removePerson } from '../support/people'
import { expect, offlineErrors, setOffline, signIn, test, toast, unique } from './studio'

const newEmail = () => `${unique('nuevo').replace(' ', '.')}@studio.test`
const made: string[] = []
test.afterAll(async () => {
  for (const account of await Promise.all(made.map(accountOf))) if (account) await removePerson(account)
})

async function fill(page: Page, email: string, name = 'Luz Marina Gómez', secret = 'cebra lenta azul') {
  made.push(email)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Nombre completo').fill(name)
  await page.getByLabel('Contraseña *').fill(secret)
}
const submit = (page: Page) => page.getByRole('button', { name: 'Crear usuario administrador' })

test('The owner creates another admin, who can sign in at once', async ({ ownerPage, visitorPage }) => {
  const email = newEmail()
  await ownerPage.goto('/admin/create-user')
  await expect(ownerPage.getByText('Mínimo 6 caracteres')).toBeVisible()
  await fill(ownerPage, email)
  await submit(ownerPage).click()
  await expect(toast(ownerPage, 'Usuario creado!')).toContainText(
    'El nuevo usuario administrador ha sido creado exitosamente',
  )
  for (const field of ['Email', 'Nombre completo', 'Contraseña *'])
    await expect(ownerPage.getByLabel(field)).toHaveValue('')
  const account = await accountOf(email)
  expect(await isAdmin({ uid: account?.uid ?? '', email, name: '' })).toBe(true)

  await signIn(visitorPage, email, 'cebra lenta azul')
  await expect(visitorPage).toHaveURL(/\/admin$/)
})

test('Each field says what it needs, and nothing is sent', async ({ ownerPage }) => {
  await ownerPage.goto('/admin/create-user')
  await fill(ownerPage, 'no-es-un-email', ' ', '12345')
  await submit(ownerPage).click()
  await expect(ownerPage.getByText('Formato de email inválido')).toBeVisible()
  await expect(ownerPage.getByText('Escribe el nombre completo')).toBeVisible()
  await expect(ownerPage.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible()
  await expect(ownerPage.getByLabel('Email')).toBeFocused()
})

test('A password can be looked at while it is written, and weak ones are called so', async ({ ownerPage }) => {
  await ownerPage.goto('/admin/create-user')
  const secret = ownerPage.getByLabel('Contraseña *')
  await secret.fill('123456')
  await expect(secret).toHaveAttribute('type', 'password')
  await expect(ownerPage.getByText(/^Fácil de adivinar/)).toBeVisible()
  await ownerPage.getByRole('button', { name: 'Mostrar la contraseña' }).click()
  await expect(secret).toHaveAttribute('type', 'text')
  await secret.fill('r7k!pz')
  await expect(ownerPage.getByText(/^Corta/)).toBeVisible()
  await secret.fill('cebra lenta azul')
  await expect(ownerPage.getByText(/^Buena longitud/)).toBeVisible()
})

test('What is typed is offered again after a reload, but the password is kept nowhere', async ({ ownerPage }) => {
  const email = newEmail()
  await ownerPage.goto('/admin/create-user')
  await fill(ownerPage, email, 'Luz', 'secreto-de-prueba')
  const drafts = () =>
    ownerPage.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('studio-drafts')
          opening.onsuccess = () => {
            const asking = opening.result.transaction('drafts').objectStore('drafts').getAll()
            asking.onsuccess = () => {
              opening.result.close()
              resolve(JSON.stringify(asking.result))
            }
          }
        }),
    )
  await expect.poll(drafts).toContain(email)
  expect(await drafts()).not.toContain('secreto-de-prueba')
  await ownerPage.reload()
  await ownerPage.getByRole('button', { name: 'Continuar con el borrador' }).click()
  await expect(ownerPage.getByLabel('Email')).toHaveValue(email)
  await expect(ownerPage.getByLabel('Contraseña *')).toHaveValue('')
  const stored = await ownerPage.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain('secreto-de-prueba')
})

test.describe('a refusal', () => {
  test.use({ expectedErrors: /409|500/ })

  test('An e-mail that is taken is said in the server’s words, and what was typed stays', async ({ ownerPage }) => {
    await ownerPage.goto('/admin/create-user')
    await ownerPage.getByLabel('Email').fill('editor@studio.test')
    await ownerPage.getByLabel('Nombre completo').fill('Otra Persona')
    await ownerPage.getByLabel('Contraseña *').fill('cebra lenta azul')
    await submit(ownerPage).click()
    await expect(toast(ownerPage, 'Ya existe un usuario con este email')).toBeVisible()
    await expect(ownerPage.getByLabel('Email')).toHaveAccessibleDescription('Ya existe un usuario con este email')
    await expect(ownerPage.getByLabel('Nombre completo')).toHaveValue('Otra Persona')
  })

  test('A server without words gets ours', async ({ ownerPage }) => {
    await ownerPage.goto('/admin/create-user')
    await ownerPage.route('**/api/createAdminUser', (route) => route.fulfill({ status: 500, body: '' }))
    await fill(ownerPage, newEmail())
    await submit(ownerPage).click()
    await expect(toast(ownerPage, 'No se pudo crear el usuario. Por favor intenta nuevamente.')).toBeVisible()
  })
})

test.describe('offline', () => {
  test.use({ expectedErrors: offlineErrors })

  test('the page says so before anybody tries, and keeps what is typed until the network is back', async ({
    ownerPage,
  }) => {
    await ownerPage.goto('/admin/create-user')
    await expect(submit(ownerPage)).toBeEnabled()
    await setOffline(ownerPage, true)
    await expect(ownerPage.getByText('Sin conexión: para crear un usuario hace falta red.')).toBeVisible()
    await expect(submit(ownerPage)).toBeDisabled()
    const email = newEmail()
    await fill(ownerPage, email)
    await ownerPage.getByLabel('Contraseña *').press('Enter')
    await setOffline(ownerPage, false)
    await expect(submit(ownerPage)).toBeEnabled()
    await expect(ownerPage.getByLabel('Email')).toHaveValue(email)
    expect(await accountOf(email)).toBeUndefined()
  })
})

test('In another language the page speaks it', async ({ ownerPage }) => {
  await ownerPage.goto('/admin/create-user')
  await ownerPage.getByLabel('Idioma').selectOption('fr')
  await submit(ownerPage).waitFor({ state: 'detached' })
  await ownerPage.getByRole('button', { name: 'Créer l’administrateur' }).click()
  await expect(ownerPage.getByText('6 caractères minimum')).toBeVisible()
})
