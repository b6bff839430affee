import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { translatePage } from '../../support/translator'
import { button, fillProject } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'

/* The console with the browser's translator on, which replaces every text node at once and after each change. */

let stop: () => void = () => undefined
afterEach(() => stop())

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

async function openTranslated(path: string, title: string) {
  await openConsole(path)
  await expect.element(heading(title)).toBeVisible()
  stop = translatePage()
}

test('On a translated page the owner creates a project, sees it published and undoes it', async () => {
  await openTranslated('/admin/projects', 'Proyectos')
  await button('Nuevo Proyecto').click()
  await fillProject('Mi café')
  await button('Crear').click()
  await expect.element(page.getByRole('row').filter({ hasText: 'Mi café' })).toBeVisible()
  await page.getByLabelText('Buscar').fill('zzz')
  await expect.element(page.getByText('0 de ').first()).toBeVisible()
  await page.getByLabelText('Buscar').fill('café')
  await expect.element(page.getByRole('row').filter({ hasText: 'Mi café' })).toBeVisible()
  server.setOnline(false)
  await button('Eliminar Mi café').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByRole('row').filter({ hasText: 'Mi café' })).not.toBeInTheDocument()
  server.setOnline(true)
  await expect.element(heading('Proyectos')).toBeVisible()
})

test('On a translated page the owner selects messages, reads one after another and opens other pages', async () => {
  await openTranslated('/admin/messages', 'Mensajes')
  const box = page.getByRole('checkbox').nth(1)
  await box.click()
  await expect.element(page.getByText(/1 (mensaje )?(elegido|seleccionado)/).first()).toBeVisible()
  await box.click()
  await page
    .getByRole('link', { name: /^Ver el mensaje de/ })
    .first()
    .click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  for (const key of ['j', 'j', 'k']) await userEvent.keyboard(key)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  for (const [link, title] of [
    ['Configuración', 'Configuración'],
    ['Usuarios', 'Usuarios'],
    ['Panel', /\S/],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: link }).first().click()
    await expect.element(page.getByRole('heading', { level: 1 }).filter({ hasText: title })).toBeVisible()
  }
})
