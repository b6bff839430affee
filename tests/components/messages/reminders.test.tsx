import { dayAt } from '@studio/domain/content/visibility'
import { dayAfter } from '@studio/domain/values/day'
import { defaultTimeZone } from '@studio/domain/values/timeZone'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { said } from '../support/toasts'
import { dialog, fillInbox, many, opener, openInbox, row, stored, view } from './inbox'

const today = dayAt(Date.now(), defaultTimeZone)
const due = (name: string) => page.getByRole('link', { name: `Recordatorio: responder a ${name}` })
const choice = dialog.getByLabelText('Recordármelo')

test.each([
  [1, /^en 1 día/],
  [3, /^en 3 días/],
  [7, /^en 7 días/],
])('The owner asks to be reminded of a message in %d days, even offline, and the row shows it', async (days, label) => {
  await openInbox(many(1, { status: 'read' }))
  await expect.element(opener('Persona 1')).toBeVisible()
  server.setOnline(false)
  await view('Persona 1')
  const option = choice.element().querySelectorAll('option')
  const wanted = [...option].find(({ textContent }) => label.test(textContent ?? ''))
  await choice.selectOptions(wanted?.value ?? '')
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(row('Persona 1').getByText(/^Recordatorio: /)).toBeVisible()
  server.setOnline(true)
  await expect.poll(() => stored(0)?.remind_on).toBe(dayAfter(today, days))
})

test('A due reminder is on the dashboard and above the inbox, opens its message, and can be undone', async () => {
  fillInbox([
    { name: 'Ada', status: 'replied', remind_on: dayAfter(today, -1) },
    { name: 'Bea', status: 'archived', remind_on: today },
    { name: 'Cai', remind_on: dayAfter(today, 1) },
    { name: 'Dan', remind_on: today, suspected: true },
  ])
  await openConsole('/admin')
  await expect.element(due('Ada')).toBeVisible()
  await expect.element(due('Bea')).toBeVisible()
  await expect.element(due('Cai')).not.toBeInTheDocument()
  await expect.element(due('Dan')).not.toBeInTheDocument()
  await expectAccessible()
  await due('Bea').click()
  await expect.element(page.getByRole('dialog', { name: 'Mensaje de Bea' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('button', { name: 'Listo' }).first().click()
  await expect.element(due('Ada')).not.toBeInTheDocument()
  await expect.poll(() => stored(0)?.remind_on).toBe('')
  await said('Recordatorio quitado').getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(due('Ada')).toBeVisible()
})
