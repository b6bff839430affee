import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { projectDocument } from '../../support/factories'
import { addProjects, heading, row } from '../support/content'
import { button, press } from '../support/form'
import { openConsole } from '../support/render'
import { noteDeletion } from '../support/trash'

const link = (name: string) => page.getByRole('link', { name, exact: true })

/** Presses Tab until an element has the focus. Returns the number of presses. */
async function tabsTo(target: () => Element | null) {
  for (let tabs = 1; tabs <= 40; tabs += 1) {
    await press('{Tab}')
    if (document.activeElement === target()) return tabs
  }
  throw new Error('not within 40 tabs')
}

test('The console’s first tab stop skips the bar and the side links to the page’s heading', async () => {
  await openConsole('/admin/projects')
  await expect.element(heading('Proyectos')).toBeVisible()
  await press('{Tab}')
  await expect.element(link('Saltar al contenido')).toHaveFocus()
  await expect.element(link('Saltar al contenido')).toBeInViewport({ ratio: 1 })
  await press('{Enter}')
  await expect.element(heading('Proyectos')).toHaveFocus()
})

/** Opens a page and focuses its header. */
async function beginAtHead(list: string) {
  await openConsole(`/admin/${list}`)
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const head = document.querySelector<HTMLElement>('main h1')
  head?.setAttribute('tabindex', '-1')
  head?.focus()
}

for (const list of ['projects', 'testimonials', 'messages', 'users', 'translations'])
  test(`From the page’s head to the first row it takes at most 3 tabs: ${list}`, async () => {
    await beginAtHead(list)
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    const skip = link('Saltar a la lista')
    expect(await tabsTo(() => skip.element())).toBeLessThanOrEqual(3)
    await expect.element(skip).toBeInViewport({ ratio: 1 })
    await press('{Enter}')
    const first = page.getByRole('rowheader').first().element()
    expect(document.activeElement === first || document.activeElement === first.querySelector('a')).toBe(true)
  })

test('From the page’s head to the first entry of the activity it takes at most 3 tabs', async () => {
  await beginAtHead('activity')
  const first = page.getByRole('main').getByRole('list', { name: 'Actividad' }).getByRole('listitem').first()
  await expect.element(first).toBeVisible()
  const skip = link('Saltar a la lista')
  expect(await tabsTo(() => skip.element())).toBeLessThanOrEqual(3)
  await press('{Enter}')
  await expect.poll(() => first.element().contains(document.activeElement)).toBe(true)
})

for (const list of ['trash', 'pictures'])
  test(`From the page’s head to the first one’s controls it takes at most 3 tabs: ${list}`, async () => {
    noteDeletion(collections.projects, 'muelle', projectDocument({ title_es: 'Muelle' }))
    await beginAtHead(list)
    await expect.element(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    expect(await tabsTo(() => document.querySelector('main li :is(a, button)'))).toBeLessThanOrEqual(3)
  })

test('Closing a row’s dialog focuses the row, or the previous one if the last row is gone', async () => {
  addProjects({ title_es: 'Muelle uno' }, { title_es: 'Muelle dos' })
  await openConsole('/admin/projects?q=Muelle')
  await expect.element(row('Muelle dos')).toBeVisible()
  const remove = button('Eliminar Muelle dos')
  await remove.click()
  await press('{Escape}')
  await expect.element(remove).toHaveFocus()
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(row('Muelle dos')).not.toBeInTheDocument()
  await expect.element(link('Muelle uno')).toHaveFocus()
  // No row is left, so the heading has the focus.
  await button('Eliminar Muelle uno').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(row('Muelle uno')).not.toBeInTheDocument()
  await expect.element(heading('Proyectos')).toHaveFocus()
})

test('A form in a long list returns the focus to its row, wherever that is', async () => {
  addProjects(...Array.from({ length: 120 }, (_, at) => ({ title_es: `Fila ${at + 1}` })))
  const { router } = await openConsole('/admin/projects')
  await expect.element(row('Fila 1').first()).toBeVisible()
  const id = new URLSearchParams(location.search).get('edit')
  expect(id).toBeNull()
  const region = page.getByRole('region', { name: 'Proyectos' }).element()
  region.scrollTo({ top: 4000, behavior: 'instant' })
  const far = link('Fila 66')
  await expect.element(far).toBeVisible()
  await far.click()
  await expect.element(heading('Editar Proyecto')).toBeVisible()
  expect(router.state.location.search).toContain('edit=')
  await press('{Escape}')
  await expect.element(far).toHaveFocus()
  await expect.element(far).toBeInViewport({ ratio: 1 })
})
