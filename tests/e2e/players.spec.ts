import { cafeAurora } from '../../scripts/seed/projects/cafeAurora'
import { horizonteSur } from '../../scripts/seed/projects/horizonteSur'
import { pulso } from '../../scripts/seed/projects/pulso'
import { volta } from '../../scripts/seed/projects/volta'
import { publicTexts } from '../../web/src/i18n/locales/es/public'
import { expect, test } from './studio'

const { portfolio } = publicTexts

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
