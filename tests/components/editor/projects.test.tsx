import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { projectsTitled } from '../support/content'
import { title } from '../support/form'
import { openConsole } from '../support/render'

/** The frame with the page, and its document. */
const frame = () => document.querySelector('iframe')
const shown = () => frame()?.contentDocument?.body
const partNamed = (name: string) => shown()?.querySelector<HTMLElement>(`[role=button][aria-label="${name}"]`)
const inFrame = () => page.frameLocator(page.getByTitle('Tu página, para editarla'))

test('The owner clicks a project on the page, and the page changes as they type', async () => {
  await openConsole('/admin/page', { width: 1440 })
  await expect.poll(() => partNamed('Proyecto: Café Aurora: el primer sorbo'), { timeout: 80_000 }).toBeTruthy()
  await inFrame().getByRole('button', { name: 'Proyecto: Café Aurora: el primer sorbo' }).first().click()
  await expect.element(title()).toHaveValue('Café Aurora: el primer sorbo')
  await title().fill('Café Boreal')
  await expect.poll(() => shown()?.textContent).toContain('Café Boreal')
  expect(document.title).toContain('Página · ')
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect.poll(() => projectsTitled('Café Boreal')).toHaveLength(1)
})

test('Tab moves from part to part on the page, in its order', async () => {
  await openConsole('/admin/page', { width: 1440 })
  await expect.poll(() => partNamed('Proyecto: Café Aurora: el primer sorbo'), { timeout: 80_000 }).toBeTruthy()
  const names: string[] = []
  frame()?.focus()
  shown()?.querySelector<HTMLElement>('[data-part]')?.focus()
  for (let at = 0; at < 12; at += 1) {
    const part = frame()?.contentDocument?.activeElement
    expect(part?.hasAttribute('data-part')).toBe(true)
    names.push(part?.getAttribute('aria-label') ?? '')
    await userEvent.keyboard('{Tab}')
  }
  const inOrder = [...(shown()?.querySelectorAll('[data-part]') ?? [])].map((part) => part.getAttribute('aria-label'))
  expect(names).toEqual(inOrder.slice(0, 12))
})

test('The keyboard opens a part and comes back to it', async () => {
  await openConsole('/admin/page', { width: 1440 })
  await expect.poll(() => partNamed('Proyecto: Café Aurora: el primer sorbo'), { timeout: 80_000 }).toBeTruthy()
  partNamed('Proyecto: Café Aurora: el primer sorbo')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(title()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect
    .poll(() => frame()?.contentDocument?.activeElement)
    .toBe(partNamed('Proyecto: Café Aurora: el primer sorbo'))
})
