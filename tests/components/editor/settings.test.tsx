import type { Settings } from '@studio/domain/settings/settings'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setGroup, storedGroup } from '../settings/groups'
import { samplePicture } from '../support/content'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { loading, partsNamed, shownPage } from './frame'

const field = (name: string) => page.getByLabelText(name, { exact: true })
const identity = page.getByRole('dialog', { name: 'Confirma que eres tú' })

/** Opens the page and presses the first part that has this name. */
async function openPart(name: string, width = 1440) {
  await openConsole('/admin/page', { width })
  await expect.poll(() => partsNamed(name).length, loading).toBeGreaterThan(0)
  partsNamed(name)[0]?.click()
}

test("The studio's name is edited on the page, which changes while it is typed", async () => {
  await openPart('Información del sitio')
  await expect.element(field('Nombre del sitio')).toHaveFocus()
  await field('Nombre del sitio').fill('Corte Fino')
  await expect.poll(() => shownPage()?.querySelector('header')?.textContent).toContain('Corte Fino')
  expect(server.stored).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => (storedGroup('site_info')?.value as Settings['site_info'])?.name).toBe('Corte Fino')
})

test('Pressing the logo opens the field of its address', async () => {
  setGroup('site_info', { logo_url: samplePicture() })
  await openPart('Información del sitio')
  await expect.element(field('Logo')).toHaveFocus()
})

test('A profile in the footer opens its own field; publishing another asks for the password first', async () => {
  setGroup('social_media', { linkedin: 'https://www.linkedin.com/in/studio/' })
  await openConsole('/admin/page', { width: 1440 })
  const link = () => partsNamed('Redes sociales').find(({ textContent }) => textContent.startsWith('LinkedIn'))
  await expect.poll(link, loading).toBeTruthy()
  expect(link()?.getAttribute('href')).toBe('https://www.linkedin.com/in/studio/')
  link()?.click()
  await expect.element(field('LinkedIn')).toHaveFocus()
  server.signedInAt = 0
  await field('LinkedIn').fill('https://www.linkedin.com/in/another/')
  await expect.poll(() => link()?.getAttribute('href')).toBe('https://www.linkedin.com/in/another/')
  await userEvent.keyboard('{Enter}')
  await expect.element(identity).toMatchTextContent('irán a https://www.linkedin.com/in/another/')
  await identity.getByRole('button', { name: 'Cancelar' }).click()
  await expect.poll(() => link()?.getAttribute('href')).toBe('https://www.linkedin.com/in/studio/')
  expect(server.stored).toEqual([])
})

test('The form of the contact details closes with Escape, and asks before it loses an invalid number', async () => {
  setGroup('contact_info', { phone: '+57 300 000 0000' })
  await openPart('Información de contacto')
  await field('WhatsApp').fill('12')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect.element(field('WhatsApp')).not.toBeInTheDocument()
  await expect.poll(() => shownPage()?.activeElement?.getAttribute('aria-label')).toBe('Información de contacto')
})

test('The page in the editor is in standards mode, as visitors have it', async () => {
  await openConsole('/admin/page', { width: 1440 })
  await expect.poll(() => shownPage()?.querySelector('h1'), loading).toBeTruthy()
  expect(shownPage()?.compatMode).toBe('CSS1Compat')
})
