import type { Page } from 'playwright/test'
import { addProjects, addTestimonials } from '../support/content'
import { storeMessage } from '../support/messages'
import { projectsTitled } from '../support/store'
import { expectNoFaults, still } from './faults'
import { expect, test, toast, unique } from './studio'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar' })
const names = (page: Page) => page.getByRole('rowheader')
const handle = (page: Page, title: string) => page.getByRole('button', { name: `Mover ${title}` })

test('The owner finds a project by a word in any language, sorts and filters; a reload and going back keep the view', async ({
  ownerPage,
}) => {
  const word = unique('Faro').replace(' ', '')
  await addProjects(
    { title_es: `${word} zeta`, category_es: word, featured: true },
    { title_es: `${word} alfa`, title_ja: `灯台${word}` },
  )
  await ownerPage.goto('/admin/projects')
  await search(ownerPage).fill(word.toUpperCase())
  await expect(names(ownerPage)).toHaveText([`${word} zeta`, `${word} alfa`])
  await expect(ownerPage.getByRole('search').getByRole('status')).toHaveText(/^2 de \d+$/)
  await ownerPage.getByLabel('Ordenar por').selectOption('Título')
  await expect(names(ownerPage)).toHaveText([`${word} alfa`, `${word} zeta`])
  await ownerPage.getByLabel('Destacado').selectOption('Solo destacados')
  await expect(names(ownerPage)).toHaveText([`${word} zeta`])
  await ownerPage.reload()
  await expect(names(ownerPage)).toHaveText([`${word} zeta`])
  await expect(search(ownerPage)).toHaveValue(word.toUpperCase())
  await ownerPage.getByRole('link', { name: 'Traducciones' }).click()
  await expect(ownerPage.getByRole('heading', { name: 'Traducciones' })).toBeVisible()
  await ownerPage.goBack()
  await expect(names(ownerPage)).toHaveText([`${word} zeta`])
  await ownerPage.getByLabel('Destacado').selectOption('Todos')
  await ownerPage.getByLabel('Categoría').selectOption(word)
  await expect(names(ownerPage)).toHaveText([`${word} zeta`])
  await search(ownerPage).fill(`灯台${word}`)
  await expect(ownerPage.getByText('Nada coincide con la búsqueda y los filtros.')).toBeVisible()
  await ownerPage.getByRole('button', { name: 'Quitar búsqueda y filtros' }).last().click()
  await expect(search(ownerPage)).toHaveValue('')
  await expect(search(ownerPage)).toBeFocused()
  await search(ownerPage).fill(`灯台${word}`)
  await expect(names(ownerPage)).toHaveText([`${word} alfa`])
})

test('A duplicate opens in the form, says in each language that it is a copy, and is stored when it is saved', async ({
  ownerPage,
}) => {
  const title = unique('Muelle')
  await addProjects({ title_es: title, title_de: `${title} de`, featured: true })
  await ownerPage.goto(`/admin/projects?q=${encodeURIComponent(title)}`)
  await ownerPage.getByRole('button', { name: `Duplicar ${title}` }).click()
  await expect(ownerPage.getByRole('heading', { name: 'Nuevo Proyecto' })).toBeVisible()
  await expect(ownerPage.getByLabel('Título')).toHaveValue(`${title} (copia)`)
  expect(await projectsTitled(`${title} (copia)`)).toEqual([])
  await ownerPage.getByRole('button', { name: 'Crear' }).click()
  await expect(toast(ownerPage, 'Proyecto creado exitosamente')).toBeVisible()
  await expect(names(ownerPage)).toHaveText([title, `${title} (copia)`])
  const copies = await projectsTitled(`${title} (copia)`)
  expect(copies).toMatchObject([{ title_de: `${title} de (Kopie)`, featured: false }])
})

test('A project moves by keyboard and to a place that is typed, but only while all show in the page’s order', async ({
  ownerPage,
}) => {
  const [first, second] = [unique('Norte'), unique('Sur')]
  await addProjects({ title_es: first }, { title_es: second })
  await ownerPage.goto('/admin/projects')
  const order = async () => {
    const all = await names(ownerPage).allInnerTexts()
    return all.filter((name) => name === first || name === second)
  }
  // Other tests add and move projects meanwhile, which may undo a step.
  await expect(async () => {
    await handle(ownerPage, second).focus()
    if ((await order())[0] !== second) await ownerPage.keyboard.press('Alt+ArrowUp')
    await expect.poll(order, { timeout: 3000 }).toEqual([second, first])
  }).toPass()
  await expect(ownerPage.getByText(new RegExp(`^${second} está en la posición \\d+ de \\d+\\.$`))).toBeAttached()
  await expect(toast(ownerPage, 'Orden actualizado exitosamente')).toBeVisible()
  await expect(handle(ownerPage, second)).toBeFocused()

  await ownerPage.keyboard.press('Enter')
  const dialog = ownerPage.getByRole('dialog', { name: `Mover «${second}»` })
  const place = dialog.getByRole('textbox')
  const position = Number(await place.inputValue())
  await place.fill('0')
  await ownerPage.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Escribe un número del 1 al')
  await place.fill(String(position + 1))
  await dialog.getByRole('button', { name: 'Mover', exact: true }).click()
  await expect.poll(order).toEqual([first, second])
  const newPlace = new RegExp(`^${second} está en la posición ${position + 1} de \\d+\\.$`)
  const said = ownerPage.getByRole('status').filter({ hasText: second })
  await expect(said).toHaveText([newPlace])
  // Lifted and put down at once, in the same voice.
  await expect(handle(ownerPage, second)).toBeFocused()
  await expect(async () => {
    await ownerPage.keyboard.press('Space')
    await expect(said).toHaveText([new RegExp(`^${second} levantado`)], { timeout: 2000 })
  }).toPass()
  // The row listens a moment after it was lifted.
  await expect(async () => {
    await ownerPage.keyboard.press('Escape')
    await expect(said).toHaveText([`Movimiento cancelado; ${second} vuelve a su lugar.`], { timeout: 1000 })
  }).toPass()

  await search(ownerPage).fill(second)
  await expect(names(ownerPage)).toHaveText([second])
  await expect(handle(ownerPage, second)).toHaveAttribute('aria-disabled', 'true')
  await expect(handle(ownerPage, second)).toHaveAccessibleDescription(/^Para cambiar el orden/)
  await handle(ownerPage, second).press('Alt+ArrowUp')
  await expect(toast(ownerPage, 'Para cambiar el orden')).toBeVisible()
  await expect(toast(ownerPage, 'Para cambiar el orden')).toHaveCount(0)
  // `force`: Playwright does not click what is disabled; a finger does.
  await handle(ownerPage, second).click({ force: true })
  await expect(toast(ownerPage, 'Para cambiar el orden')).toBeVisible()
})

test.describe('in English', () => {
  test.use({ locale: 'en-US' })

  test('testimonials are searched, filtered by stars and sorted', async ({ ownerPage }) => {
    const word = unique('Harbour').replace(' ', '')
    await addTestimonials(
      { client_name: `Bea ${word}`, rating: 2 },
      { client_name: `Ana ${word}`, rating: 4, content_fr: `Très ${word}` },
      { client_name: `Cleo ${word}`, rating: 4 },
    )
    await ownerPage.goto(`/admin/testimonials?q=${word}`)
    await ownerPage.getByRole('combobox', { name: /language|idioma/i }).selectOption('en')
    await expect(names(ownerPage)).toHaveText([`Bea ${word}`, `Ana ${word}`, `Cleo ${word}`])
    await ownerPage.getByLabel('Sort by').selectOption('Rating: highest first')
    await expect(names(ownerPage)).toHaveText([`Ana ${word}`, `Cleo ${word}`, `Bea ${word}`])
    await ownerPage.getByRole('combobox', { name: 'Rating' }).selectOption('4')
    await expect(names(ownerPage)).toHaveText([`Ana ${word}`, `Cleo ${word}`])
    await ownerPage.getByRole('searchbox', { name: 'Search' }).fill(`tres ${word}`)
    await expect(names(ownerPage)).toHaveText([`Ana ${word}`])
    await ownerPage.getByRole('button', { name: 'Clear search and filters' }).click()
    await expect(ownerPage.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
    await expect(ownerPage.getByRole('searchbox', { name: 'Search' })).toBeFocused()
  })
})

test('The lists and what opens over them have no fault that axe knows, also on a phone', async ({ ownerPage }) => {
  await still(ownerPage)
  const title = unique('Puerto')
  await addProjects({ title_es: title })
  await ownerPage.goto(`/admin/projects?q=${encodeURIComponent(title)}`)
  await expect(names(ownerPage)).toHaveText([title])
  await expectNoFaults(ownerPage)
  await search(ownerPage).fill('no hay nada así')
  await expect(ownerPage.getByText('Nada coincide con la búsqueda y los filtros.')).toBeVisible()
  await expectNoFaults(ownerPage)
  await ownerPage.setViewportSize({ width: 360, height: 740 })
  await ownerPage.goto('/admin/projects')
  await handle(ownerPage, title).click()
  await expect(ownerPage.getByRole('dialog')).toBeVisible()
  await expectNoFaults(ownerPage)
  await ownerPage.goto('/admin/testimonials')
  await expect(names(ownerPage).first()).toBeVisible()
  await expectNoFaults(ownerPage)
  const choices = ownerPage.getByRole('search').getByRole('combobox')
  await expect(choices).toHaveCount(2)
  const cutOnes = await choices.evaluateAll((all) =>
    all.filter((choice) => {
      const { width } = choice.getBoundingClientRect()
      choice.style.inlineSize = 'max-content'
      const wanted = choice.getBoundingClientRect().width
      choice.style.inlineSize = ''
      return wanted > width + 1
    }),
  )
  expect(cutOnes, 'choices whose words are cut').toHaveLength(0)
  expect(await ownerPage.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('On a phone the tables of projects and messages need no scrolling sideways', async ({ ownerPage }) => {
  const title = unique('Horizonte largo: donde empieza la medianoche')
  await addProjects({ title_es: title, title_ar: `${title} طويل` })
  await storeMessage({ name: title, status: 'replied' })
  await ownerPage.setViewportSize({ width: 360, height: 740 })
  for (const code of ['es', 'ar'])
    for (const page of ['projects', 'messages']) {
      await ownerPage.goto(`/admin/${page}?q=${encodeURIComponent(title)}`)
      await ownerPage.getByRole('banner').getByRole('combobox').selectOption(code)
      await expect(ownerPage.locator('html')).toHaveAttribute('lang', code)
      const table = ownerPage.getByRole('region').filter({ has: ownerPage.getByRole('table') })
      await expect(table.getByRole('rowheader')).toContainText(title)
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    }
})
