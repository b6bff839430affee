import { callLink } from '@studio/domain/chat'
import { defaultSettings } from '@studio/domain/defaultSettings'
import type { Page } from 'playwright/test'
import { chatWith } from './chatWith'
import { expect, test } from './studio'

const small = { width: 360, height: 740 }
const { phone } = defaultSettings.contact_info
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
const quick = (page: Page) => page.getByRole('complementary', { name: 'Contacto rápido' })

test.describe('on a small screen', () => {
  test.use({ viewport: small })

  test('the menu opens, and closes by its button, a link, the space beside it and Escape, which gives focus back', async ({
    page,
  }) => {
    await page.goto('/')
    const opener = page.getByRole('button', { name: 'Abrir menú' })
    const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Precios' })
    await expect(link).toBeHidden()
    await opener.click()
    await expect(link).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar menú' }).click()
    await expect(link).toBeHidden()

    await opener.click()
    await page.getByTestId('menu-backdrop').click({ position: { x: 20, y: small.height - 100 } })
    await expect(link).toBeHidden()

    await opener.click()
    await link.focus()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await link.click()
    await expect(link).toBeHidden()
    await expect(page).toHaveURL(/#pricing$/)
    await expect(page.locator('#pricing-title')).toBeInViewport()
  })

  test('chat and call stand at the thumb once the page is scrolled by 800 px', async ({ page }) => {
    await page.goto('/')
    const chat = quick(page).getByRole('link', { name: /^Chat/ })
    const call = quick(page).getByRole('link', { name: 'Llamar' })
    await scrollTo(page, 800)
    await expect(page.locator('header')).toHaveAttribute('data-scrolled', 'true')
    await expect(chat).toBeHidden()
    await scrollTo(page, 801)
    await expect(chat).toBeInViewport({ ratio: 1 })
    await expect(chat).toHaveAttribute('href', chatWith('general'))
    await expect(call).toBeInViewport({ ratio: 1 })
    await expect(call).toHaveAttribute('href', callLink(phone))
    await scrollTo(page, 0)
    await expect(chat).toBeHidden()
  })

  test('what has the focus does not lie under the bar with chat and call', async ({ page }) => {
    await page.goto('/#faqs')
    const chat = quick(page).getByRole('link', { name: /^Chat/ })
    const question = page.locator('#faqs summary').nth(3)
    await page.locator('#faqs summary').nth(2).focus()
    await expect(chat).toBeInViewport({ ratio: 1 })
    const gap = async () => {
      const [bar, focused] = [await chat.boundingBox(), await question.boundingBox()]
      return (bar?.y ?? 0) - ((focused?.y ?? 0) + (focused?.height ?? 0))
    }
    // While the page above is still growing, the question may leave its place.
    await expect(async () => {
      await page.locator('#faqs summary').nth(2).focus()
      // The question ends where the screen does.
      await question.evaluate((element) => {
        scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 4, behavior: 'instant' })
      })
      await page.keyboard.press('Tab')
      await expect(question).toBeFocused()
      await expect.poll(gap, { timeout: 3000 }).toBeGreaterThan(0)
    }).toPass()
  })

  test('the plans are tabs, the recommended one first to be seen; arrow keys move among them', async ({ page }) => {
    await page.goto('/#pricing')
    await expect(page.getByRole('table')).toBeHidden()
    const tab = (name: string) => page.getByRole('tab', { name })
    const quote = (name: string) => page.getByRole('tabpanel').getByRole('link', { name: `Cotizar ${name}` })
    await expect(tab('Intermedio')).toHaveAttribute('aria-selected', 'true')
    await expect(quote('Intermedio')).toHaveAttribute(
      'href',
      chatWith('plan', { plan: 'Intermedio', duration: '31-60 s' }),
    )
    await tab('Intermedio').press('ArrowRight')
    await expect(tab('Avanzado')).toBeFocused()
    await expect(quote('Avanzado')).toBeVisible()
    await expect(quote('Intermedio')).toBeHidden()
    await tab('Avanzado').press('ArrowRight')
    await expect(tab('Básico')).toBeFocused()
    await tab('Básico').press('End')
    await expect(tab('Avanzado')).toHaveAttribute('aria-selected', 'true')
    await tab('Avanzado').press('Home')
    await expect(quote('Básico')).toBeVisible()
    const packs = page.getByRole('tabpanel').getByText('Ver packs con descuento')
    await expect(page.getByText('10 videos').filter({ visible: true })).toHaveCount(0)
    await packs.click()
    await expect(page.getByText('10 videos').filter({ visible: true })).toHaveCount(1)
  })
})

test('The header gets a ground of its own once the page is scrolled by more than 50 px', async ({ page }) => {
  await page.goto('/')
  const header = page.locator('header')
  const ground = () => header.evaluate((bar) => getComputedStyle(bar).backgroundColor)
  await scrollTo(page, 50)
  await expect(header).toHaveAttribute('data-scrolled', 'false')
  expect(await ground()).toBe('rgba(0, 0, 0, 0)')
  await scrollTo(page, 51)
  await expect(header).toHaveAttribute('data-scrolled', 'true')
  await expect.poll(ground).toMatch(/^rgb\(/)
})

test('The bar with chat and call never shows on wide screens; the round chat button does', async ({ page }) => {
  await page.goto('/')
  await scrollTo(page, 1500)
  await expect(page.locator('header')).toHaveAttribute('data-scrolled', 'true')
  await expect(quick(page).getByRole('link', { name: 'Llamar' })).toBeHidden()
  await expect(quick(page).getByRole('link', { name: 'Abrir chat' })).toBeInViewport({ ratio: 1 })
})
