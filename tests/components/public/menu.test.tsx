import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { applyMode } from '../../../web/src/theme/mode'
import { expectAccessible } from '../support/axe'
import { openPublicPage } from '../support/render'
import { openWholePage } from '../support/wholePage'
import { takeReactAway } from './takeReactAway'

const small = { width: 360, height: 740 }
const header = page.getByRole('banner')
const opener = page.getByRole('button', { name: 'Abrir menú' })
const closer = page.getByRole('button', { name: 'Cerrar menú' })
const menu = page.getByRole('navigation', { name: 'Principal' })
const link = menu.getByRole('link', { name: 'Precios' })
const isShut = () => expect.element(link).not.toBeInTheDocument()
/** A point far below the links and above the sticky bar, with content of the page below it. */
const beside = { x: 100, y: small.height - 90 }
function press({ x, y }: typeof beside) {
  const there = document.elementFromPoint(x, y) ?? document.body
  const { left, top } = there.getBoundingClientRect()
  return userEvent.click(there, { position: { x: x - left, y: y - top } })
}

// Removes the anchor for the next test.
afterEach(() => history.replaceState(null, '', location.pathname + location.search))

for (const when of ['with React', 'before React'])
  test(`On a small screen, ${when}, the menu opens; its button, a click outside or Escape closes it and returns the focus`, async () => {
    await openPublicPage('home', small)
    await expect.element(opener).toBeVisible()
    if (when === 'before React') takeReactAway()
    const ground = () => getComputedStyle(header.element()).backgroundColor
    expect(ground()).toBe('rgba(0, 0, 0, 0)')
    await isShut()
    await opener.click()
    await expect.element(link).toBeVisible()
    await expect.element(opener).not.toBeInTheDocument()
    await expect.element(closer).toHaveFocus()
    await expect.poll(ground).toMatch(/^rgb\(/)
    await closer.click()
    await isShut()
    await expect.element(opener).toHaveFocus()
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')

    await opener.click()
    await press(beside)
    await isShut()
    await expect.element(opener).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    await expect.element(link).toBeVisible()
    await userEvent.tab()
    await expect.element(menu.getByRole('link').first()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await isShut()
    await expect.element(opener).toHaveFocus()
  })

test('On a small screen a click outside the open menu does not reach the page behind it', async () => {
  await openPublicPage('home', small)
  await expect.element(opener).toBeVisible()
  const atPoint = () => document.elementFromPoint(beside.x, beside.y)
  const main = document.querySelector('main')
  expect(main?.contains(atPoint())).toBe(true)
  let presses = 0
  main?.addEventListener('click', () => (presses += 1))
  await opener.click()
  await expect.element(link).toBeVisible()
  expect(main?.contains(atPoint())).toBe(false)
  await press(beside)
  await isShut()
  expect(presses).toBe(0)
  expect(main?.contains(atPoint())).toBe(true)
})

test('On a small screen a link of the menu leads to its section', async () => {
  await openPublicPage('home', small)
  await opener.click()
  await link.click()
  expect(location.hash).toBe('#pricing')
  await expect.element(page.getByRole('heading', { name: 'Precios' }).first()).toBeInViewport()
})

test('Every link of the menu leads to an existing section', async () => {
  await openWholePage({ width: 1280 })
  const targets = menu.getByRole('link').elements() as HTMLAnchorElement[]
  expect(targets.map(({ hash }) => hash)).toEqual(['#services', '#portfolio', '#testimonials', '#pricing', '#contact'])
  for (const { hash } of targets) expect(document.querySelector(hash), hash).not.toBeNull()
})

test('On a wide screen the links are in the header, without a menu', async () => {
  await openPublicPage('home', { width: 1280 })
  await expect.element(link).toBeInViewport({ ratio: 1 })
  await expect.element(opener).not.toBeInTheDocument()
  await expect.element(closer).not.toBeInTheDocument()
  // None of the browser's popover styles are left.
  expect(getComputedStyle(document.getElementById('site-menu') as HTMLElement)).toMatchObject({
    position: 'static',
    margin: '0px',
    padding: '0px',
    borderTopWidth: '0px',
    backgroundColor: 'rgba(0, 0, 0, 0)',
    overflow: 'visible',
  })
})

test('If the screen becomes wide while the menu is open, the menu stays below the header until it is closed', async () => {
  await openPublicPage('home', small)
  await opener.click()
  await page.viewport(1280, 740)
  const bottom = header.element().getBoundingClientRect().bottom
  expect(link.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
  await userEvent.keyboard('{Escape}')
  await expect.element(link).toBeInViewport({ ratio: 1 })
  expect(link.element().getBoundingClientRect().bottom).toBeLessThan(bottom)
})

test('axe finds no fault in the Arabic menu, which has Arabic names', async () => {
  await openWholePage({ ...small, language: 'ar' })
  await page.getByRole('button', { name: 'فتح القائمة' }).click()
  await expect.element(page.getByRole('button', { name: 'إغلاق القائمة' })).toHaveFocus()
  const links = page.getByRole('navigation', { name: 'القائمة الرئيسية' })
  await expect.element(links.getByRole('link', { name: 'الأسعار' })).toHaveAttribute('href', '#pricing')
  await expectAccessible('header')
})

const offers = [
  ['dark', 'Cambiar a tema claro'],
  ['light', 'Seguir el tema del dispositivo'],
  ['system', 'Cambiar a tema oscuro'],
] as const
for (const [at, [mode, name]] of offers.entries())
  test(`In the ${mode} mode the theme button’s name and icon show the next mode`, async () => {
    await openPublicPage('home', { width: 1280 })
    applyMode(mode)
    const button = header.getByRole('button', { name, exact: true })
    await expect.element(button).toBeVisible()
    // The page's inline script handles clicks on the theme button.
    await expect.element(button).toHaveAttribute('data-theme-toggle')
    const icons = [...button.element().querySelectorAll('svg')]
    expect(icons.map((icon) => icon.checkVisibility())).toEqual(offers.map((_, other) => other === at))
    applyMode(mode === 'dark' ? 'light' : 'dark')
    await expect.element(button).not.toBeInTheDocument()
  })
