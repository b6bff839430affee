import { collections } from '@studio/domain/collections'
import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import brisaBotanica from '../../../scripts/seed/projects/brisaBotanica.json'
import cafeAurora from '../../../scripts/seed/projects/cafeAurora.json'
import pulso from '../../../scripts/seed/projects/pulso.json'
import volta from '../../../scripts/seed/projects/volta.json'
import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { chatWith } from '../../support/chatWith'
import { expectAccessible } from '../support/axe'
import { blockRequests } from '../support/network'
import { openPublicPage } from '../support/render'
import { server } from '../support/server'
import { removeStory } from '../support/stories'

const { portfolio } = publicTexts
const play = (title: string) => page.getByRole('button', { name: `Reproducir ${title}` })

const players = [
  {
    video_url: 'https://youtu.be/aqz-KE-bpKQ',
    plays: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  },
  { video_url: 'https://vimeo.com/1084537', plays: 'https://player.vimeo.com/video/1084537?autoplay=1&dnt=1' },
]

/** Changes fields of a sample project on the server. */
const change = ({ id }: { id: string }, fields: object) =>
  server.put(collections.projects, id, { ...server.read(collections.projects, id), ...fields })

test.each(players)(
  'A card plays its video at $plays, and Escape brings focus back to it',
  async ({ video_url, plays }) => {
    await blockRequests('https://*')
    const video = cafeAurora
    change(video, { video_url })
    await openPublicPage()
    const { title } = video.texts.es
    const button = play(title)
    await button.click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().querySelector('iframe')?.getAttribute('src')).toBe(plays)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  },
)

test('If a video file does not load, a message says so and links to it', async () => {
  const video_url = 'https://example.com/volta.mp4'
  change(volta, { video_url })
  await blockRequests('https://*')
  await openPublicPage()
  await play(volta.texts.es.title).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(portfolio.playerFailed)).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: portfolio.openVideo })).toHaveAttribute('href', video_url)
})

test('A card shows its title and whether it plays; one that opens nothing does not react to the pointer', async () => {
  removeStory(pulso.id)
  await openPublicPage()
  const still = page.getByRole('article').filter({ hasText: pulso.texts.es.title })
  const playing = page.getByRole('article').filter({ hasText: cafeAurora.texts.es.title })
  const category = still.getByText(pulso.texts.es.category, { exact: true })
  await expect.element(category).toBeVisible()
  expect(category.element().checkVisibility({ opacityProperty: true })).toBe(true)
  const lines = () => [still, playing].map((card) => getComputedStyle(card.element()).borderTopColor)
  const [atRest] = lines()
  await still.hover()
  expect(lines()).toEqual([atRest, atRest])
  await playing.hover()
  await expect.poll(() => lines()[1]).not.toBe(atRest)
})

test('A card without a video or a story has no button', async () => {
  removeStory(pulso.id)
  await openPublicPage()
  const card = page.getByRole('article').filter({ hasText: pulso.texts.es.title })
  await expect.element(card).toBeVisible()
  expect(card.getByRole('button').elements()).toEqual([])
})

test('A disabled button announces more projects', async () => {
  await openPublicPage()
  const more = page.getByRole('button', { name: 'Ver más' })
  await expect.element(more).toBeDisabled()
  await expect.element(more).toHaveAccessibleDescription('Muy pronto habrá más proyectos.')
})

test('A visitor sees the projects and testimonials of the studio, and no samples', async () => {
  await openPublicPage()
  await expect.element(page.getByRole('article').first()).toBeVisible()
  expect(page.getByRole('article').elements()).toHaveLength(server.all(collections.projects).length)
  await expect
    .poll(() => document.querySelectorAll('#testimonials figure'))
    .toHaveLength(server.all(collections.testimonials).length)
  expect(page.getByText('Ejemplo', { exact: true }).elements()).toEqual([])
})

test('A card shows client and year; the player offers the next piece, in a circle, and an enquiry for a similar one', async () => {
  await blockRequests('https://*')
  await openPublicPage()
  const card = page.getByRole('article').filter({ hasText: cafeAurora.texts.es.title })
  const credits = `${cafeAurora.client_name} · ${cafeAurora.completion_date.slice(0, 4)}`
  await expect.element(card.getByText(credits)).toBeVisible()
  await play(cafeAurora.texts.es.title).click()
  const dialog = page.getByRole('dialog')
  const titled = (title: string) => page.getByRole('dialog', { name: title })
  await expect.element(titled(cafeAurora.texts.es.title).getByText(credits)).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: /^Quiero algo así/ }))
    .toHaveAttribute('href', chatWith('likeThis', { title: cafeAurora.texts.es.title }))
  await dialog.getByRole('button', { name: 'Siguiente' }).click()
  // It has a story, but no film.
  await expect.element(titled(brisaBotanica.texts.es.title)).toBeVisible()
  await dialog.getByRole('button', { name: 'Anterior' }).click()
  await expect.element(titled(cafeAurora.texts.es.title)).toBeVisible()
  await dialog.getByRole('button', { name: 'Anterior' }).click()
  await expect.element(titled(cafeAurora.texts.es.title)).not.toBeInTheDocument()
  await expectAccessible('[role=dialog]')
})

/** Opens the first piece, an upright one. Returns the boxes of the player's parts once the actions are in view. */
async function openUpright(language: LanguageCode, width: number, height: number) {
  await blockRequests('https://*')
  change(cafeAurora, { video_url: 'https://youtu.be/aqz-KE-bpKQ' })
  await openPublicPage('home', { language, width, height })
  await page.getByRole('article').getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('link')).toBeInViewport({ ratio: 1 })
  const buttons = dialog.getByRole('button')
  await expect.poll(() => buttons.elements().length).toBe(4)
  for (const button of buttons.all()) await expect.element(button).toBeInViewport({ ratio: 1 })
  const boxOf = (selector: string) => dialog.element().querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  return { piece: boxOf('iframe'), like: boxOf('a') }
}

test.each(languageCodes)(
  'On a phone a vertical video is large, with the links to the next one and to an enquiry below it (%s)',
  async (language) => {
    const { piece, like } = await openUpright(language, 360, 740)
    expect(piece.height).toBeGreaterThan(450)
    expect(piece.bottom).toBeLessThan(like.top - 44)
    expect(like.bottom).toBeGreaterThan(715)
  },
)

test.each([
  [768, 900],
  [1440, 720],
])('On a screen of %i × %i px those links are in sight, even under a long text', async (width, height) => {
  const { piece } = await openUpright('de', width, height)
  expect(piece.height).toBeGreaterThan(height / 2)
})
