import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createUserForm, keepDraft, newDocument, parallelDraftKey } from '../../../web/src/device/drafts'
import { keptDrafts } from '../support/form'
import { functions } from '../support/functions'
import { failedCall, invalid } from '../support/refused'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { said } from '../support/toasts'

const email = 'luz@studio.test'
const field = (name: string) => page.getByLabelText(name)
const secret = field('Contraseña *')
const submit = page.getByRole('button', { name: 'Crear usuario administrador' })

async function fill(address = email, name = 'Luz Marina Gómez', password = 'cebra lenta azul') {
  await field('Email').fill(address)
  await field('Nombre completo').fill(name)
  await secret.fill(password)
}

/** Returns all drafts on this device as one text. */
async function drafts() {
  const { openDB } = await import('idb')
  const database = await openDB('studio-drafts')
  const kept = JSON.stringify(await database.getAll('drafts'))
  database.close()
  return kept
}

test('The owner creates another admin', async () => {
  await openConsole('/admin/create-user')
  await expect.element(page.getByText('Mínimo 6 caracteres')).toBeVisible()
  await fill()
  await submit.click()
  await expect
    .element(said('Usuario creado!'))
    .toMatchTextContent('El nuevo usuario administrador ha sido creado exitosamente')
  for (const name of ['Email', 'Nombre completo', 'Contraseña *']) await expect.element(field(name)).toHaveValue('')
  expect(functions.calls).toEqual([
    { name: 'createAdminUser', data: { email, full_name: 'Luz Marina Gómez', password: 'cebra lenta azul' } },
  ])
})

test('A letter that is typed and deleted leaves no draft', async () => {
  await openConsole('/admin/create-user')
  await field('Nombre completo').fill('L')
  await expect.poll(() => keptDrafts('createUser')).toHaveLength(1)
  await field('Nombre completo').clear()
  await expect.poll(() => keptDrafts('createUser')).toEqual([])
})

test('A draft that another tab has left is offered, and what is being typed stays as a draft', async () => {
  const draft = { account: owner.uid, form: createUserForm, document: newDocument } as const
  await keepDraft(parallelDraftKey(draft, 5), { email: 'tarde@studio.test', full_name: 'Tarde' })
  await openConsole('/admin/create-user')
  await field('Email').fill(email)
  await page.getByRole('button', { name: 'Continuar: tarde@studio.test' }).click()
  await expect.element(field('Email')).toHaveValue('tarde@studio.test')
  await expect.element(field('Nombre completo')).toHaveValue('Tarde')
  await expect.element(page.getByRole('button', { name: `Continuar: ${email}` })).toBeVisible()
  await expect.poll(() => keptDrafts('createUser')).toHaveLength(2)
})

test('Each invalid field shows a message, and nothing is sent', async () => {
  await openConsole('/admin/create-user')
  await fill('no-es-un-email', ' ', '12345')
  await submit.click()
  await expect.element(page.getByText('Formato de email inválido')).toBeVisible()
  await expect.element(page.getByText('Escribe el nombre completo')).toBeVisible()
  await expect.element(page.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible()
  await expect.element(field('Email')).toHaveFocus()
  expect(functions.calls).toEqual([])
})

test('A password can be shown while it is typed, and weak ones are reported', async () => {
  await openConsole('/admin/create-user')
  await secret.fill('123456')
  await expect.element(secret).toHaveAttribute('type', 'password')
  await expect.element(page.getByText(/^Fácil de adivinar/)).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click()
  await expect.element(secret).toHaveAttribute('type', 'text')
  await secret.fill('r7k!pz')
  await expect.element(page.getByText(/^Corta/)).toBeVisible()
  await secret.fill('cebra lenta azul')
  await expect.element(page.getByText(/^Buena longitud/)).toBeVisible()
})

test('Typed text is offered again after a reload, but the password is stored nowhere', async () => {
  await openConsole('/admin/create-user')
  await fill(email, 'Luz', 'secreto-de-prueba')
  await expect.poll(drafts).toContain(email)
  expect(await drafts()).not.toContain('secreto-de-prueba')
  await openConsole('/admin/create-user')
  await page.getByRole('button', { name: 'Continuar con el borrador' }).click()
  await expect.element(field('Email')).toHaveValue(email)
  await expect.element(secret).toHaveValue('')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('secreto-de-prueba')
})

test('A taken e-mail is reported at its field, and the typed text stays', async () => {
  functions.answers.createAdminUser = () => {
    throw failedCall('already-exists', 'Ya existe un usuario con este email')
  }
  await openConsole('/admin/create-user')
  await fill('editor@studio.test', 'Otra Persona')
  await submit.click()
  await expect.element(said('Ya existe un usuario con este email')).toBeVisible()
  await expect.element(field('Email')).toHaveAccessibleDescription('Ya existe un usuario con este email')
  await expect.element(field('Nombre completo')).toHaveValue('Otra Persona')
})

test.each([
  ['internal', undefined],
  ['failed-precondition', 'something only a programmer understands'],
] as const)(
  'An unknown failure (%s) is reported in the reader’s language, never in the server’s words',
  async (code, words) => {
    functions.answers.createAdminUser = () => {
      throw failedCall(code, words)
    }
    await openConsole('/admin/create-user')
    await fill()
    await submit.click()
    await expect.element(said('No se pudo crear el usuario. Por favor intenta nuevamente.')).toBeVisible()
  },
)

test('A password that the server finds too common is refused at its field', async () => {
  functions.answers.createAdminUser = () => {
    throw invalid('passwordCommon')
  }
  await openConsole('/admin/create-user')
  await fill()
  await submit.click()
  await expect.element(secret).toHaveAccessibleDescription(/^Esa contraseña es de las más usadas/)
})

test('Offline the page shows a notice; an attempt fails with the reason, and the typed text stays', async () => {
  await openConsole('/admin/create-user')
  await expect.element(submit).toBeEnabled()
  server.setOnline(false)
  await expect.element(page.getByText('Sin conexión: para crear un usuario hace falta internet.')).toBeVisible()
  await fill()
  await userEvent.keyboard('{Enter}')
  await expect.element(said('No se pudo crear el usuario. Por favor intenta nuevamente.')).toBeVisible()
  await expect.element(said('Sin conexión: para crear un usuario hace falta internet.')).toBeVisible()
  await expect.element(field('Email')).toHaveValue(email)
  expect(functions.calls).toEqual([])
  server.setOnline(true)
  await submit.click()
  await expect.element(said('Usuario creado!')).toBeVisible()
})

test('The page follows the interface’s language', async () => {
  await openConsole('/admin/create-user')
  await page.getByLabelText('Idioma').selectOptions('fr')
  await expect.element(submit).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Créer l’administrateur' }).click()
  await expect.element(page.getByText('6 caractères minimum')).toBeVisible()
})
