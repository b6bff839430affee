import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setGroup } from '../settings/groups'
import { blockRequests } from '../support/network'
import { openPublicPage } from '../support/render'
import { takeReactAway } from './takeReactAway'

test('Only one question is open at a time', async () => {
  await openPublicPage()
  const questions = () => [...document.querySelectorAll<HTMLDetailsElement>('#faqs details')]
  await expect.poll(questions).toHaveLength(8)
  const open = () => questions().flatMap((question, at) => (question.open ? [at] : []))
  for (const at of [0, 3]) {
    const [line, answer] = ['summary', 'p'].map((part) => questions()[at]?.querySelector(part) as HTMLElement)
    if (!line || !answer) throw new Error(`Question ${at} is not whole`)
    await page.elementLocator(line).click()
    await expect.element(page.elementLocator(answer)).toBeVisible()
    await expect.poll(open).toEqual([at])
  }
  questions()[3]?.querySelector('summary')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(open).toEqual([])
})

test('The showreel is announced as coming soon, with more on hover and focus until Escape', async () => {
  setGroup('showreel', { video_url: '' })
  await openPublicPage()
  await expect.element(page.getByText('Próximamente')).toBeVisible()
  const button = page.getByRole('button', { name: 'Especificaciones del showreel' })
  const tip = page.getByText('Showreel de 45–60 s')
  const isShut = () => expect.element(tip).not.toBeVisible()
  await expect.element(button).toHaveAccessibleDescription(/^Showreel de 45–60\ss, hasta 20\sMB\.$/)
  await isShut()
  await button.hover()
  await expect.element(tip).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await isShut()
  await button.unhover()
  await button.hover()
  await expect.element(tip).toBeVisible()
  await button.unhover()
  await isShut()
  ;(button.element() as HTMLElement).focus()
  await expect.element(tip).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await isShut()
})

test('Before React loads, the showreel shows more on hover and focus, and questions open one at a time', async () => {
  setGroup('showreel', { video_url: '' })
  await openPublicPage()
  const button = page.getByRole('button', { name: 'Especificaciones del showreel' })
  const tip = page.getByText('Showreel de 45–60 s')
  await expect.element(button).toBeVisible()
  const questions = () => [...document.querySelectorAll<HTMLDetailsElement>('#faqs details')]
  await expect.poll(questions).toHaveLength(8)
  takeReactAway()
  await button.hover()
  await expect.element(tip).toBeVisible()
  await button.unhover()
  await expect.element(tip).not.toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await expect.element(tip).toBeVisible()
  for (const at of [0, 3]) {
    questions()[at]?.querySelector('summary')?.click()
    await expect.poll(() => questions().flatMap(({ open }, at) => (open ? [at] : []))).toEqual([at])
  }
})

test('A logo that does not load is replaced, and the failure is logged', async () => {
  const warn = vi.spyOn(console, 'warn')
  await blockRequests('*/logos/paypal.svg*')
  await openPublicPage()
  const card = page.getByRole('button', { name: 'PayPal' })
  await expect.element(card).toBeVisible()
  const logo = card.element().querySelector('img')
  logo?.scrollIntoView({ block: 'center' })
  await expect.poll(() => logo?.getAttribute('src')).toBe('/logos/placeholder.svg')
  await expect.poll(() => logo?.naturalWidth).toBeGreaterThan(0)
  expect(warn).toHaveBeenCalledWith('the logo of payments-paypal did not load')
})
