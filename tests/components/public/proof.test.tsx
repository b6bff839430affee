import { collections } from '@studio/domain/collections'
import { defaultSettings } from '@studio/domain/settings/settings'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settings } from '../../../scripts/seed/settings'
import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { setGroup } from '../settings/groups'
import { expectAccessible } from '../support/axe'
import { changeElsewhere } from '../support/content'
import { openPublicPage } from '../support/render'
import { server } from '../support/server'
import { openWholePage } from '../support/wholePage'

const phone = { width: 360, height: 740 }
const quotes = () => [...document.querySelectorAll('#testimonials figure')]
const row = () => document.querySelector<HTMLElement>('#testimonials ul')
const leadsTo = (part: Element | undefined) => part?.querySelector('a')?.getAttribute('href')

const linkAll = (project_id: string) => {
  for (const { id } of server.all(collections.testimonials))
    changeElsewhere(collections.testimonials, String(id), { project_id })
}

test('A testimonial is shown beside its project and links to it; the others follow in a row', async () => {
  await openPublicPage()
  await expect.poll(() => quotes().length).toBe(5)
  const [large, ...others] = quotes()
  expect(row()?.contains(large ?? null)).toBe(false)
  expect(leadsTo(large)).toBe('#project-cafe-aurora')
  expect(others.map(leadsTo)).toEqual([
    undefined,
    '#project-brisa-botanica',
    '#project-horizonte-sur',
    '#project-frecuencia-nocturna',
  ])
  await page.getByRole('link', { name: /^Ver el proyecto Café Aurora/ }).click()
  await expect.element(page.getByRole('article').filter({ hasText: 'Café Aurora: el primer' })).toBeInViewport()
})

test.each(['', 'gone'])('If none is about a shown project (%j), all testimonials are in the row', async (project) => {
  linkAll(project)
  await openPublicPage()
  await expect.poll(() => row()?.querySelectorAll('figure').length).toBe(5)
  expect(quotes()).toHaveLength(5)
})

test('On a phone the row shows that more follow, reachable by touch and keyboard, and the page does not scroll sideways', async () => {
  await openWholePage(phone)
  const list = row()
  const [first, second] = list?.querySelectorAll('li') ?? []
  await expect.poll(() => list?.tabIndex).toBe(0)
  expect(second?.getBoundingClientRect().left).toBeLessThan(phone.width)
  expect(second?.getBoundingClientRect().right).toBeGreaterThan(phone.width)
  expect(document.documentElement.scrollWidth).toBe(phone.width)
  list?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => first?.getBoundingClientRect().left).toBeLessThan(0)
  await expectAccessible('#testimonials')
})

test('If all testimonials fit, the row is not a tab stop', async () => {
  await openPublicPage('home', { width: 1440 })
  await expect.poll(() => row()?.querySelectorAll('figure').length).toBe(4)
  expect(row()?.hasAttribute('tabindex')).toBe(false)
  const boxes = [...(row()?.querySelectorAll('li') ?? [])].map((item) => item.getBoundingClientRect())
  expect(new Set(boxes.map(({ top, height }) => `${top} ${height}`)).size).toBe(1)
})

const clients = page.getByRole('list', { name: publicTexts.portfolio.clients })

test('Each client of the shown projects is listed once; fewer than three are not listed', async () => {
  changeElsewhere(collections.projects, 'volta', { client_name: 'Café Aurora' })
  await openPublicPage()
  await expect.element(clients).toBeVisible()
  expect(
    clients
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Café Aurora', 'Brisa Botánica', 'Fundación Horizonte Sur', 'Pulso Pay', 'Frecuencia Nocturna'])
  for (const { id } of server.all(collections.projects))
    changeElsewhere(collections.projects, String(id), { client_name: id === 'volta' ? 'Volta' : 'Café Aurora' })
  await openPublicPage()
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await expect.element(clients).not.toBeInTheDocument()
})

test('Beside the questions and the form the page shows who answers, where and how soon, and the chat, if stored', async () => {
  await openWholePage({ width: 1280 })
  for (const part of ['faqs', 'contact']) {
    const section = page.elementLocator(document.querySelector(`#${part}`) as Element)
    await expect.element(section.getByText(settings.site_info.name, { exact: true })).toBeVisible()
    await expect.element(section.getByText(settings.contact_info.address)).toBeVisible()
    await expect.element(section.getByText(publicTexts.contact.subtitle)).toBeVisible()
    await expect.element(section.getByRole('link', { name: /^Empezar por chat/ })).toBeVisible()
  }
  setGroup('contact_info', { ...defaultSettings.contact_info, address: '' })
  await openWholePage({ width: 1280 })
  expect(document.querySelectorAll('#faqs .lucide-map-pin, #contact .lucide-map-pin')).toHaveLength(0)
})

test('Each step of the process shows its duration, and the prices explain how the promises combine', async () => {
  await openWholePage({ width: 1280 })
  const steps = page.elementLocator(document.querySelector('#proceso') as Element)
  for (const mark of ['48–72 horas · Formato largo 5–7 días', 'De 1 a 3 rondas, según el plan', '9:16 · 1:1 · 16:9'])
    await expect.element(steps.getByText(mark)).toBeVisible()
  const note = page.getByText(/Básico, 1\s?ronda de cambios/)
  await expect
    .poll(() => note.element().textContent)
    .toMatch(/hasta un 20\s?%; el de 30 videos del plan Intermedio, un 25\s?%/)
})
