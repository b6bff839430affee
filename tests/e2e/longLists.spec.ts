import { collections } from '@studio/domain/collections'
import { addProjects } from '../support/content'
import { inOneCommit, store } from '../support/store'
import { holdListening } from './listening'
import { expect, offlineErrors, setOffline, test, unique } from './studio'

const count = 130

test.describe('with many projects', () => {
  let word = ''
  let ids: string[] = []

  test.beforeEach(async () => {
    word = unique('Fila').replace(' ', '')
    ids = await addProjects(
      ...Array.from({ length: count }, (_, at) => ({ title_es: `${word} ${String(at + 1).padStart(3, '0')}` })),
    )
  })
  test.afterEach(async () => {
    await inOneCommit((batch) => {
      for (const id of ids) batch.delete(store.doc(`${collections.projects}/${id}`))
    })
  })

  test('the table draws what is in view, keeps its head, and every row can be reached', async ({ ownerPage: page }) => {
    await page.goto(`/admin/projects?q=${word}`)
    const table = page.getByRole('table', { name: 'Proyectos' })
    await expect(table).toHaveAttribute('aria-rowcount', String(count + 1))
    await expect(page.getByRole('rowheader').first()).toHaveText(`${word} 001`)
    expect(await page.getByRole('rowheader').count()).toBeLessThan(60)
    await page.getByRole('region', { name: 'Proyectos' }).focus()
    await page.keyboard.press('End')
    const last = page.getByRole('row').filter({ hasText: `${word} ${count}` })
    await expect(last).toBeInViewport()
    await expect(last).toHaveAttribute('aria-rowindex', String(count + 1))
    await expect(page.getByRole('columnheader', { name: 'Título' })).toBeInViewport()
  })

  test('a new device shows the first rows, says that more are coming, and can work with them once all are there', async ({
    ownerPage: page,
  }) => {
    // It is over in a moment, so the page itself keeps a record of what it showed.
    await page.addInitScript(() => {
      const shown = new Set<string>()
      Object.assign(globalThis, { shown })
      new MutationObserver(() => {
        const rows = document.querySelector('table[aria-rowcount]')?.getAttribute('aria-rowcount')
        const isWaiting = document.querySelector('[inert][aria-busy=true] table') !== null
        const isSaid = [...document.querySelectorAll('[role=status]')].some((said) => said.textContent === 'Cargando')
        if (rows)
          shown.add(`${isWaiting ? 'to be read' : 'to work with'}, ${isSaid ? 'more coming' : 'whole'}: ${rows}`)
      }).observe(document, { subtree: true, childList: true, attributes: true })
    })
    const shown = () => page.evaluate(() => [...(globalThis as unknown as { shown: Set<string> }).shown])
    await page.goto('/admin/projects')
    const all = `to work with, whole: ${(await store.collection(collections.projects).count().get()).data().count + 1}`
    await expect.poll(shown).toContain(all)
    const [first, ...rest] = await shown()
    expect(first).toBe('to be read, more coming: 41')
    expect(rest).toContain(all)

    await page.reload()
    await expect.poll(shown).toEqual([all])
  })

  test.describe('whose rest does not come', () => {
    test.use({ expectedErrors: offlineErrors })

    for (const { when, isOffline } of [
      { when: 'at once when the network goes', isOffline: true },
      { when: 'after a moment when the line hardly works', isOffline: false },
    ])
      test(`the rows that are there can be worked with ${when}`, async ({ ownerPage: page }) => {
        await page.goto(`/admin/projects?q=${word}`)
        await expect(page.getByRole('table', { name: 'Proyectos' })).toHaveAttribute('aria-rowcount', String(count + 1))
        await expect(page.locator('[aria-busy=false] table')).toBeVisible()
        // A device that has rows, but never had all of them, and is told nothing more.
        await page.evaluate(() => {
          for (const key of Object.keys(localStorage)) if (key.includes('known.whole')) localStorage.removeItem(key)
        })
        await holdListening(page, collections.projects)
        await page.reload()
        await expect(page.locator('[inert] table')).toBeVisible()
        if (isOffline) await setOffline(page, true)
        const coming = page.getByRole('status').filter({ hasText: /^Cargando$/ })
        await expect(page.locator('[inert]')).toHaveCount(0, { timeout: 15_000 })
        await expect(coming).toHaveCount(isOffline ? 0 : 1)
        await page.getByRole('button', { name: `Editar ${word} 001` }).click()
        await expect(page.getByLabel('Título').first()).toHaveValue(`${word} 001`)
      })
  })

  test('a row that is lifted by keyboard goes along past what was drawn, and its place is read aloud', async ({
    ownerPage: page,
  }) => {
    await page.goto('/admin/projects')
    const title = `${word} 001`
    const region = page.getByRole('region', { name: 'Proyectos' })
    // While more rows are on their way the table takes no keys.
    await expect(async () => {
      await region.focus()
      await expect(region).toBeFocused({ timeout: 500 })
    }).toPass()
    const handle = page.getByRole('button', { name: `Mover ${title}` })
    await expect(async () => {
      if ((await handle.count()) === 0) await page.keyboard.press('PageDown')
      await expect(handle).toBeVisible({ timeout: 500 })
    }).toPass()
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(`${title} levantado`)).toBeAttached()
    const place = page.getByText(new RegExp(`^${title} está en la posición (\\d+) de`))
    const start = Number((await page.getByText(`${title} levantado`).innerText()).match(/posición (\d+)/)?.[1])
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      const position = Number((await place.innerText({ timeout: 500 })).match(/posición (\d+)/)?.[1])
      expect(position).toBeGreaterThan(start + 25)
    }).toPass({ intervals: [150] })
    await page.keyboard.press('Escape')
    await expect(page.getByText(`Movimiento cancelado; ${title} vuelve a su lugar.`)).toBeAttached()
    await expect(handle).toBeFocused()
  })
})
