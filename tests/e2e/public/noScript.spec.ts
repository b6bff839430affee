import { languageCodes } from '@studio/domain/languages'
import { paymentMethods } from '@studio/domain/offers/plans'
import { projectDrafts } from '../../../scripts/seed/projects'
import { settings } from '../../../scripts/seed/settings'
import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { chatWith } from '../../support/chatWith'
import { salesActions } from '../../support/salesActions'
import { siteUrl } from '../../support/site'
import { expect, test } from '../support/studio'

const { payment } = publicTexts
const sections = ['showreel', 'services', 'portfolio', 'proceso', 'pilot', 'pricing', 'payment', 'testimonials']

test.use({ javaScriptEnabled: false })

test('Without JavaScript the studio’s work and every section can be read, the chat can be opened and each way to pay is explained', async ({
  page,
}) => {
  await page.goto('/')
  for (const id of sections) await expect(page.locator(`#${id} h2`).first(), id).toBeVisible()
  await expect(page.locator('#services h3')).toHaveCount(6)
  await expect(page.locator('#portfolio h3')).toHaveText(projectDrafts(siteUrl()).map(([, { title_es }]) => title_es))
  const [[, { title_es = '', video_url = '' }] = ['', {}]] = projectDrafts(siteUrl()).filter(([, row]) => row.video_url)
  await expect(page.getByRole('link', { name: `Reproducir ${title_es}` })).toHaveAttribute(
    'href',
    new URL(video_url).pathname,
  )
  await expect(page.locator('#proceso h3')).toHaveCount(5)
  await expect(page.getByRole('table', { name: 'Comparación de planes' })).toBeVisible()
  await page.locator('#faqs summary').first().click()
  await expect(page.locator('#faqs details[open] p')).toBeVisible()
  await expect(page.locator('#contact').getByRole('link', { name: settings.contact_info.email })).toBeVisible()
  await expect(page.locator('#contact form')).toBeHidden()
  // The ruler needs script, but the plans below it say the same.
  for (const { place, begins, opens } of salesActions.filter(({ begins }) => begins !== 'Cotizar mi video')) {
    const link = page.locator(place).getByRole('link', { name: new RegExp(`^${begins}`) })
    await expect(link, `${place} ${begins}`).toHaveAttribute('href', opens)
  }
  for (const [at, method] of paymentMethods.entries()) {
    const { title, steps } = payment[method]
    await page.locator('#payment ul > li > button').nth(at).click()
    const explained = page.getByRole('dialog')
    await expect(explained.locator('li')).toHaveText([...steps])
    await expect(explained.locator(`a[href="${chatWith('payment', { method: title })}"]`)).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

test('Without JavaScript each language shows the studio’s work in that language, and declares it in its head', async ({
  page,
}) => {
  for (const code of languageCodes) {
    await page.goto(code === 'es' ? '/' : `/${code}/`)
    const [[, first] = []] = projectDrafts(siteUrl())
    await expect(page.locator('#portfolio h3').first(), code).toHaveText(first?.[`title_${code}`] ?? '')
    await expect(page.locator('#testimonials figure'), code).toHaveCount(5)
  }
})
