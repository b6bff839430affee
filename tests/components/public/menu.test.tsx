import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPublicPage } from '../support/render'

const small = { width: 360, height: 740 }
const opener = page.getByRole('button', { name: 'Abrir menú' })
const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Precios' })
const isShut = () => expect.element(link).not.toBeInTheDocument()

// The next test begins without the anchor that this one has gone to.
afterEach(() => history.replaceState(null, '', location.pathname + location.search))

test('On a small screen the menu opens, and closes by its button, the space beside it and Escape, which gives focus back', async () => {
  await openPublicPage('home', small)
  await expect.element(opener).toBeVisible()
  await isShut()
  await opener.click()
  await expect.element(link).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar menú' }).click()
  await isShut()

  await opener.click()
  await page.getByTestId('menu-backdrop').click({ position: { x: 20, y: small.height - 100 } })
  await isShut()

  await opener.click()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await isShut()
  await expect.element(opener).toHaveFocus()
})

test('On a small screen a link of the menu leads to its part and closes the menu', async () => {
  await openPublicPage('home', small)
  await opener.click()
  await link.click()
  await isShut()
  expect(location.hash).toBe('#pricing')
  await expect.element(page.getByRole('heading', { name: 'Precios' }).first()).toBeInViewport()
})

test('On a wide screen the links stand in the header, and there is no menu to open', async () => {
  await openPublicPage('home', { width: 1280 })
  await expect.element(link).toBeInViewport({ ratio: 1 })
  await expect.element(opener).not.toBeInTheDocument()
})
