import { collections } from '@studio/domain/collections'
import { examplePhone } from '@studio/domain/settings/placeholders'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { roleDocument } from '../../support/factories'
import { setGroup, storedGroup } from '../settings/groups'
import { expectAccessible } from '../support/axe'
import { addProjects } from '../support/content'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { sampleStudio } from '../support/studio'

const card = page.getByRole('region', { name: 'Primeros pasos', exact: true })
const step = (name: string) => card.getByRole('listitem').filter({ hasText: name })
const number = step('Pon tu número de chat')
const prices = step('Revisa los precios')
const testChat = card.getByRole('link', { name: /^Probar el chat/ })
const stored = () => storedGroup('checklist')?.value

test('The checklist ticks what the data proves and what the owner confirms, even offline, on every device', async () => {
  await openConsole('/admin')
  await expect.element(card).toMatchTextContent('2/7')
  for (const done of ['Publica un proyecto', 'Agrega a otro'])
    await expect.element(step(done)).toMatchTextContent('Hecho')
  for (const open of ['Escribe el nombre', 'Sube tu logo', 'Activa los avisos'])
    await expect.element(step(open)).toMatchTextContent('Pendiente')
  await expectAccessible()

  setGroup('site_info', { name: 'Corte Fino', logo_url: 'https://example.com/logo.webp' })
  await expect.element(card).toMatchTextContent('4/7')

  // Opening the chat counts, not the number alone.
  await expect.element(number).toMatchTextContent('Pendiente')
  await expect
    .element(testChat)
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/573990000100\?text=Hola/))
  server.setOnline(false)
  onTestFinished(() => server.setOnline(true))
  testChat.element().addEventListener('click', (event) => event.preventDefault())
  await testChat.click()
  await prices.getByRole('button', { name: 'Están bien' }).click()
  await expect.element(number).toMatchTextContent('Hecho')
  await expect.element(prices).toMatchTextContent('Hecho')
  await expect.element(card).toMatchTextContent('6/7')
  server.setOnline(true)
  await expect.poll(stored).toEqual({ tested_number: '+57 399 000 0100', prices_checked: true, dismissed: false })

  // Another number needs another test.
  setGroup('contact_info', { whatsapp: '+57 399 000 0200' })
  await expect.element(number).toMatchTextContent('Pendiente')

  await card.getByRole('button', { name: 'Ocultar la lista' }).click()
  await expect.element(card).not.toBeInTheDocument()
  await expect.poll(stored).toMatchObject({ dismissed: true })
})

test('The checklist is gone once everything is done', async () => {
  setGroup('site_info', { name: 'Corte Fino', logo_url: 'https://example.com/logo.webp' })
  setGroup('notifications', { email_enabled: true, email_address: 'yo@montaje.example' })
  setGroup('checklist', { tested_number: '+57 399 000 0100', prices_checked: false })
  await openConsole('/admin')
  await expect.element(card).toMatchTextContent('6/7')
  setGroup('checklist', { tested_number: '+57 399 000 0100', prices_checked: true })
  await expect.element(card).not.toBeInTheDocument()
})

test('Each line leads to the place where its step is done', async () => {
  for (const [name, address, region] of [
    ['Escribe el nombre', '/admin/settings', 'Información del sitio'],
    ['Pon tu número', '/admin/settings', 'Información de contacto'],
    ['Activa los avisos', '/admin/settings', 'Avisos de mensajes nuevos'],
    ['Publica un proyecto', '/admin/projects', undefined],
    ['Revisa los precios', '/admin/prices', undefined],
    ['Agrega a otro', '/admin/create-user', undefined],
  ] as const) {
    const { path } = await openConsole('/admin')
    await step(name).getByRole('link').first().click()
    expect(path()).toBe(address)
    if (region) await expect.element(page.getByRole('region', { name: region })).toHaveFocus()
  }
})

const strip = page.getByRole('status').filter({ hasText: 'Tu sitio todavía tiene ejemplos' })

test('Every page of the console warns of public samples and placeholder contacts until they are replaced', async () => {
  const { [collections.projects]: _, [collections.testimonials]: __, ...rest } = sampleStudio()
  server.reset({ ...rest, [collections.projects]: {}, [collections.testimonials]: {} })
  setGroup('contact_info', { email: 'hola@montaje.example', whatsapp: examplePhone })
  await openConsole('/admin/messages')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const links = strip.getByRole('link')
  const names = () => links.elements().map((link) => link.textContent)
  await expect
    .poll(names)
    .toEqual(['Proyectos de muestra', 'Testimonios de muestra', 'Contactos de ejemplo, ocultos a los visitantes'])
  await expectAccessible()
  addProjects({ title_es: 'Oculto', visibility: 'hidden' })
  addProjects({ title_es: 'Después', visibility: '2099-01-01' })
  setGroup('contact_info', { email: 'hola@montaje.example', whatsapp: '+57 399 000 0100' })
  await expect.poll(names).toEqual(['Proyectos de muestra', 'Testimonios de muestra'])
  addProjects({ title_es: 'De ayer', visibility: '2020-01-01' })
  await expect.poll(names).toEqual(['Testimonios de muestra'])
})

test('A single admin is asked for a second one', async () => {
  await openConsole('/admin')
  await expect.element(step('Agrega a otro')).toMatchTextContent('Hecho')
  const others = Object.keys(sampleStudio()[collections.roles]).slice(1)
  for (const id of others) server.put(collections.roles, id, undefined)
  await expect.element(step('Agrega a otro')).toMatchTextContent('Pendiente')
  server.put(collections.roles, others[0] ?? '', { ...roleDocument('seed-editor') })
  await expect.element(step('Agrega a otro')).toMatchTextContent('Hecho')
})
