import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { server } from '../support/server'
import { openProjects, putProject, row, title } from './places'

const narrow = [
  {
    language: 'es',
    name: 'Estado de la sincronización: ',
    states: ['Sincronizado', 'Sin conexión', '1 cambio pendiente'],
    words: ['Al día', 'Sin internet'],
  },
  {
    language: 'de',
    name: 'Stand der Synchronisierung: ',
    states: ['Synchronisiert', 'Offline', '1 Änderung wartet'],
    words: ['Aktuell', 'Offline'],
  },
  {
    language: 'ar',
    name: 'حالة المزامنة: ',
    states: ['تمت المزامنة', 'لا يوجد اتصال', 'تعديل واحد بالانتظار'],
    words: ['متزامن', 'دون اتصال'],
  },
] as const

for (const { language, name, states, words } of narrow)
  test(`On a small screen the top bar shows the sync status (${language})`, async () => {
    putProject()
    await openProjects({ language, width: 360, height: 740 })
    const bar = page.getByRole('banner')
    const chip = (state: string) => bar.getByRole('button', { name: new RegExp(`${name}${state}`) })
    await expect.element(chip(states[0]).getByText(words[0]).last()).toBeInViewport({ ratio: 1 })
    server.setOnline(false)
    await expect.element(chip(states[1]).getByText(words[1]).last()).toBeInViewport({ ratio: 1 })
    await row().getByRole('button').last().click()
    await page.getByRole('menuitem').last().click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    const waiting = chip(`.*${states[2]}`)
    await expect.element(waiting.getByText('1', { exact: true })).toBeInViewport({ ratio: 1 })
    expect(bar.element().scrollWidth).toBeLessThanOrEqual(360)
    // A deleted document has the name that the list showed.
    await waiting.click()
    const called = language === 'es' ? title : `${title} ${language}`
    await expect.element(page.getByRole('dialog').getByText(called)).toBeVisible()
  })
