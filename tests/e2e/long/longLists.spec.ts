import { collections } from '@studio/domain/collections'
import type { Page } from 'playwright/test'
import { addProjects } from '../../support/content'
import { store } from '../../support/store'
import { holdListening } from '../support/listening'
import { expect, offlineErrors, setOffline, test } from '../support/studio'

const count = 124
/** Number of projects in all, including the sample projects. */
const all = count + 6

test.use({ expectedErrors: offlineErrors })

/**
 * Makes the page record the numbers of rows that it announces, because on a new device they change too fast to be seen.
 */
const record = (page: Page) =>
  page.addInitScript(() => {
    const shown = new Set<string>()
    Object.assign(globalThis, { shown })
    new MutationObserver(() => {
      const rows = document.querySelector('table[aria-rowcount]')?.getAttribute('aria-rowcount')
      const isWaiting = document.querySelector('[inert][aria-busy=true] table') !== null
      const isSaid = [...document.querySelectorAll('[role=status]')].some((said) => said.textContent === 'Cargando')
      if (rows) shown.add(`${isWaiting ? 'to be read' : 'to work with'}, ${isSaid ? 'more coming' : 'whole'}: ${rows}`)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
const recorded = (page: Page) => page.evaluate(() => [...(globalThis as unknown as { shown: Set<string> }).shown])

test('A new device shows the first of many projects, announces more, and can work with all: every row is reachable, and one is moved by keyboard', async ({
  ownerPage: page,
}) => {
  const titles = Array.from({ length: count }, (_, at) => ({ title_es: `Fila ${String(at + 1).padStart(3, '0')}` }))
  await addProjects(...titles)
  expect((await store.collection(collections.projects).count().get()).data().count).toBe(all)
  await record(page)
  // Prefetching for offline work would otherwise deliver the whole list before its first rows.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0
  })
  await page.goto('/admin/settings')
  await expect(page.getByRole('region').first()).toBeVisible()
  // Both queries are sent at once, and the emulator may answer the longer one first.
  const { answer } = await holdListening(page, collections.projects, true)
  await page.getByRole('link', { name: 'Proyectos' }).click()
  const first = 'to be read, more coming: 41'
  const whole = `to work with, whole: ${all + 1}`
  await expect.poll(() => recorded(page)).toEqual([first])
  answer()
  await expect.poll(() => recorded(page)).toContain(whole)
  await page.reload()
  await expect.poll(() => recorded(page)).toEqual([whole])

  const region = page.getByRole('region', { name: 'Proyectos' })
  await region.focus()
  const last = page.getByRole('row').filter({ hasText: `Fila ${count}` })
  await page.keyboard.press('End')
  await expect(last).toBeInViewport()
  await expect(last).toHaveAttribute('aria-rowindex', String(all + 1))
  await expect(page.getByRole('columnheader', { name: 'Título' })).toBeInViewport()
  expect(await page.getByRole('rowheader').count()).toBeLessThan(60)

  await page.keyboard.press('Home')
  const name = 'Fila 001'
  const handle = page.getByRole('button', { name: `Mover ${name}` })
  await handle.focus()
  await page.keyboard.press('Space')
  const said = page.getByRole('status').filter({ hasText: name })
  await expect(said).toContainText(`${name} levantado`)
  const position = async () => Number((await said.innerText()).match(/posición.(\d+)/)?.[1])
  const start = await position()
  // A key press during measuring or dragging of the row is lost.
  await expect
    .poll(
      async () => {
        await page.keyboard.press('ArrowDown')
        return position()
      },
      { intervals: [100], timeout: 40_000 },
    )
    .toBeGreaterThan(start + 25)
  await page.keyboard.press('Escape')
  await expect(said).toContainText(`Movimiento cancelado; ${name} vuelve a su lugar.`)
  await expect(handle).toBeFocused()

  // A device that has some rows but never had all, and gets no more: it must be usable when the network fails.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('known.whole')) localStorage.removeItem(key)
  })
  await page.unrouteAll()
  await holdListening(page, collections.projects)
  await page.reload()
  await expect(page.locator('[inert] table')).toBeVisible()
  await setOffline(page, true)
  await expect(page.locator('[inert]')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /^Cargando$/ })).toHaveCount(0)
  await page.getByRole('searchbox').fill('Fila 001')
  await page.getByRole('button', { name: 'Editar Fila 001' }).click()
  await expect(page.getByLabel('Título').first()).toHaveValue('Fila 001')
})
