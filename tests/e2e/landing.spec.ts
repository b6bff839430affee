import { callLink, chatLink, chatTexts } from '@studio/domain/chat'
import { defaultSettings } from '@studio/domain/defaultSettings'
import { paymentMethods } from '@studio/domain/plans'
import type { Page } from 'playwright/test'
import { cafeAurora } from '../../scripts/seed/projects/cafeAurora'
import { horizonteSur } from '../../scripts/seed/projects/horizonteSur'
import { pulso } from '../../scripts/seed/projects/pulso'
import { volta } from '../../scripts/seed/projects/volta'
import { publicTexts } from '../../web/src/i18n/locales/es/public'
import { expect, hold, test } from './studio'

const small = { width: 360, height: 740 }
const { phone, whatsapp } = defaultSettings.contact_info
const { payment, portfolio, pricing } = publicTexts

/** The address of a chat that opens with a text of the specification, its places filled in. */
const chatWith = (text: keyof typeof chatTexts, filled: Record<string, string> = {}) =>
  chatLink(
    whatsapp,
    chatTexts[text].replace(/{{(\w+)}}/g, (_, name: string) => filled[name] ?? ''),
  )

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
    // The question ends where the screen does.
    await question.evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 4, behavior: 'instant' })
    })
    await page.keyboard.press('Tab')
    await expect(question).toBeFocused()
    const gap = async () => {
      const [bar, focused] = [await chat.boundingBox(), await question.boundingBox()]
      return (bar?.y ?? 0) - ((focused?.y ?? 0) + (focused?.height ?? 0))
    }
    await expect.poll(gap).toBeGreaterThan(0)
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

const salesActions = [
  { place: 'header', name: /^Hablemos/, opens: chatWith('general') },
  { place: '#hero-title ~ *', name: /^Empezar por chat/, opens: chatWith('general') },
  { place: '#pilot', name: /^Quiero mi muestra/, opens: chatWith('pilot') },
  ...([pricing.basic, pricing.intermediate, pricing.advanced] as const).map(({ title, duration }) => ({
    place: '#pricing table',
    name: new RegExp(`^Cotizar ${title}`),
    opens: chatWith('plan', { plan: title, duration }),
  })),
  { place: '#pricing', name: /^Cotizar proyecto personalizado/, opens: chatWith('custom') },
  { place: '#faqs', name: /^Empezar por chat/, opens: chatWith('general') },
  { place: '#contact', name: /^Empezar por chat/, opens: chatWith('general') },
  { place: 'footer', name: /^Empezar por chat/, opens: chatWith('general') },
  { place: 'aside', name: /^Abrir chat/, opens: chatWith('general') },
]

test('Every sales action is a link that opens the chat in a new tab, with the text that belongs to it', async ({
  page,
}) => {
  await page.goto('/')
  for (const { place, name, opens } of salesActions) {
    const link = page.locator(place).getByRole('link', { name })
    await expect(link, `${place} ${name}`).toHaveAttribute('href', opens)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})

test('A click on a sales action opens the chat', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await page.goto('/#pricing')
  const chat = page.waitForEvent('popup')
  await page.getByRole('table').getByRole('link', { name: 'Cotizar Avanzado' }).click()
  expect((await chat).url()).toBe(chatWith('plan', { plan: 'Avanzado', duration: '61-180 s' }))
})

test('The plans are one table on wide screens, with the packs behind a line that opens', async ({ page }) => {
  await page.goto('/#pricing')
  const table = page.getByRole('table', { name: 'Comparación de planes' })
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await expect(table.getByRole('columnheader', { name: 'Intermedio' })).toContainText('Más popular')
  await expect(table.getByText('Más popular')).toHaveCount(1)
  await expect(table.getByRole('rowheader')).toHaveCount(11)
  for (const price of ['15', '22', '30']) await expect(table.getByRole('cell', { name: price }).first()).toBeVisible()
  await expect(page.getByRole('tablist', { name: 'Planes' })).toBeHidden()

  const packs = page.locator('#pricing details').filter({ visible: true })
  await expect(packs.locator('summary')).toContainText('Ver packs con descuento')
  await expect(packs.locator('summary')).toContainText('Ahorra hasta 20%')
  await expect(packs.getByRole('listitem').first()).toBeHidden()
  await packs.locator('summary').press('Enter')
  await expect(packs.getByRole('listitem').filter({ visible: true })).toHaveCount(9)
})

test('Each way to pay says in four steps how it goes and leads into the chat; Escape leads back to its card', async ({
  page,
}) => {
  await page.goto('/#payment')
  for (const method of paymentMethods) {
    const { title, text, steps } = payment[method]
    const card = page.locator('#payment').getByRole('button', { name: title })
    await card.click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toHaveAccessibleDescription(text)
    expect(steps).toHaveLength(4)
    await expect(dialog.getByRole('listitem')).toHaveText([...steps])
    expect(await dialog.getByRole('list').evaluate((list) => list.tagName)).toBe('OL')
    await expect(dialog.getByRole('link', { name: 'Solicitar Información de Pago' })).toHaveAttribute(
      'href',
      chatWith('payment', { method: title }),
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(card).toBeFocused()
  }
})

test.describe('a logo that does not load', () => {
  // The service worker would have kept the logo.
  test.use({ expectedErrors: /logos\/paypal\.svg/, serviceWorkers: 'block' })

  test('is replaced, and the console is told', async ({ page }) => {
    await page.route('**/logos/paypal.svg', (route) => route.abort())
    const logged = page.waitForEvent('console', (message) => message.text().includes('the logo of paypal did not load'))
    await page.goto('/#payment')
    const logo = page.locator('#payment').getByRole('button', { name: 'PayPal' }).locator('img')
    await logo.scrollIntoViewIfNeeded()
    await logged
    await expect(logo).toHaveAttribute('src', '/logos/placeholder.svg')
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
})

test('One question at a time stands open', async ({ page }) => {
  await page.goto('/#faqs')
  const questions = page.locator('#faqs details')
  await expect(questions).toHaveCount(8)
  for (const at of [0, 3]) {
    await questions.nth(at).locator('summary').click()
    await expect(questions.nth(at).locator('p')).toBeVisible()
    await expect(page.locator('#faqs details[open]')).toHaveCount(1)
  }
  await questions.nth(3).locator('summary').press('Enter')
  await expect(page.locator('#faqs details[open]')).toHaveCount(0)
})

test('The showreel says that it is to come, and tells more on hover, on focus and no more after Escape', async ({
  page,
}) => {
  await page.goto('/#showreel')
  await expect(page.locator('#showreel').getByText('Próximamente')).toBeVisible()
  const button = page.getByRole('button', { name: 'Especificaciones del showreel' })
  const tip = page.getByRole('tooltip').filter({ hasText: 'Showreel de 45-60 s' })
  await expect(button).toHaveAccessibleDescription('Showreel de 45-60 s, hasta 20 MB.')
  await expect(tip).toBeHidden()
  await button.hover()
  await expect(tip).toBeVisible()
  // What is drawn shows its tip before there is code that could shut it.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden({ timeout: 500 })
  }).toPass()
  await page.mouse.move(0, 0)
  await button.hover()
  await expect(tip).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tip).toBeHidden()
  await button.focus()
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})

test.describe('players', () => {
  const players = [
    { video: cafeAurora, plays: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0' },
    { video: horizonteSur, plays: 'https://player.vimeo.com/video/1084537?autoplay=1&dnt=1' },
  ]

  for (const { video, plays } of players) {
    test(`a card plays its video at ${new URL(plays).host}, and Escape brings focus back to it`, async ({ page }) => {
      await page.context().route(`${new URL(plays).origin}/**`, (route) => route.fulfill({ body: '' }))
      await page.goto('/#portfolio')
      const { title } = video.texts.es
      const button = page.getByRole('button', { name: `Reproducir ${title}` })
      await button.click()
      const dialog = page.getByRole('dialog', { name: `Video: ${title}` })
      await expect(dialog.locator('iframe')).toHaveAttribute('src', plays)
      await dialog.getByRole('button', { name: 'Cerrar' }).focus()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    })
  }

  test('a video file that does not load says so and offers its address', async ({ page }) => {
    await page.context().route(volta.video_url, (route) => route.fulfill({ body: '' }))
    await page.goto('/#portfolio')
    await page.getByRole('button', { name: `Reproducir ${volta.texts.es.title}` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(portfolio.playerFailed)).toBeVisible()
    await expect(dialog.getByRole('link')).toHaveAttribute('href', volta.video_url)
  })

  test('a card without a video has no play button', async ({ page }) => {
    await page.goto('/#portfolio')
    const card = page.getByRole('article').filter({ hasText: pulso.texts.es.title })
    await expect(card).toBeVisible()
    await expect(card.getByRole('button')).toHaveCount(0)
  })
})

test('More projects are announced by a button that cannot be pressed yet', async ({ page }) => {
  await page.goto('/#portfolio')
  const more = page.getByRole('button', { name: 'Ver más' })
  await expect(more).toBeDisabled()
  await expect(more).toHaveAccessibleDescription('Muy pronto habrá más proyectos.')
})

test.describe('a visitor whose browser is French', () => {
  test.use({ locale: 'fr-FR' })

  for (const path of ['/', '/privacy']) {
    test(`opens ${path} in French`, async ({ page }) => {
      const response = await page.goto(path)
      expect(await response?.text()).toContain('<html lang="fr"')
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  const sections = ['showreel', 'services', 'portfolio', 'proceso', 'pilot', 'pricing', 'payment', 'testimonials']

  test('every section can be read, the chat can be opened and each way to pay is explained', async ({ page }) => {
    await page.goto('/')
    for (const id of sections) await expect(page.locator(`#${id} h2`), id).toBeVisible()
    await expect(page.locator('#services h3')).toHaveCount(6)
    await expect(page.locator('#proceso h3')).toHaveCount(5)
    await expect(page.getByRole('table', { name: 'Comparación de planes' })).toBeVisible()
    await page.locator('#faqs summary').first().click()
    await expect(page.locator('#faqs details[open] p')).toBeVisible()
    await expect(page.locator('#contact').getByRole('link', { name: defaultSettings.contact_info.email })).toBeVisible()
    await expect(page.locator('#contact form')).toBeHidden()
    for (const { place, name, opens } of salesActions) {
      await expect(page.locator(place).getByRole('link', { name }), `${place} ${name}`).toHaveAttribute('href', opens)
    }
    for (const [at, method] of paymentMethods.entries()) {
      const { title, steps } = payment[method]
      // Playwright looks for no text and no role inside of <noscript>.
      const explained = page.locator('#payment noscript').nth(at)
      await expect(explained.locator('li')).toHaveText([...steps])
      await expect(explained.locator('li').last()).toBeVisible()
      await expect(explained.locator(`a[href="${chatWith('payment', { method: title })}"]`)).toBeVisible()
    }
  })
})

// Fails until landing/zone.tsx keeps its zones from being drawn again with every answer of the store.
test('On a slow line what was drawn while building stays until its code is there', async ({ page }) => {
  const release = await hold(page, /\/assets\/(Craft|Portfolio|Offer|Trust)-.*\.js/)
  await page.goto('/')
  const drawn = await page.locator('main section').count()
  expect(drawn).toBeGreaterThanOrEqual(11)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForTimeout(1000)
  expect(await page.locator('main section').count()).toBe(drawn)
  release()
  await expect(page.locator('#portfolio article').first()).toBeVisible()
})
