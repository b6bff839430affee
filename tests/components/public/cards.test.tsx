import { collections } from '@studio/domain/collections'
import { clockOf } from '@studio/domain/content/media/pieceLength'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import brisaBotanica from '../../../scripts/seed/projects/brisaBotanica.json'
import cafeAurora from '../../../scripts/seed/projects/cafeAurora.json'
import horizonteSur from '../../../scripts/seed/projects/horizonteSur.json'
import pulso from '../../../scripts/seed/projects/pulso.json'
import volta from '../../../scripts/seed/projects/volta.json'
import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { addProjects } from '../support/content'
import { blockRequests } from '../support/network'
import { openPublicPage } from '../support/render'
import { server } from '../support/server'
import { removeStory } from '../support/stories'

const phone = { width: 360, height: 740 }
const cardOf = (title: string) => page.getByRole('article').filter({ hasText: title })
const discOf = (title: string) => cardOf(title).element().querySelector('[aria-hidden]:has(> .lucide-play)')

test('A playable card has a play button with its length; others have none', async () => {
  await openPublicPage()
  await expect.element(cardOf(cafeAurora.texts.es.title)).toBeVisible()
  expect(discOf(cafeAurora.texts.es.title)?.textContent).toBe(clockOf(cafeAurora.length_seconds ?? 0))
  expect(discOf(cafeAurora.texts.es.title)?.checkVisibility({ opacityProperty: true })).toBe(true)
  expect(discOf(horizonteSur.texts.es.title)?.textContent).toBe('22:00')
  expect(discOf(pulso.texts.es.title)).toBeNull()
})

test('A project with a case and no film opens its case', async () => {
  await openPublicPage()
  const { title, brief } = brisaBotanica.texts.es
  const open = cardOf(title).getByRole('button', { name: publicTexts.portfolio.openCase.replace('{{title}}', title) })
  await open.click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect.element(dialog.getByText(brief)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
})

test('The titles of a row are aligned, whether a project is featured or not', async () => {
  server.reset()
  addProjects(...[true, false, true, false].map((featured, at) => ({ title_es: `Obra ${at}`, featured })))
  await openPublicPage('home', { width: 900 })
  await expect.element(cardOf('Obra 3')).toBeVisible()
  const tops = [...document.querySelectorAll('#portfolio h3')].map((title) =>
    Math.round(title.getBoundingClientRect().top),
  )
  expect(new Set(tops).size).toBe(2)
  expect([tops[1], tops[3]]).toEqual([tops[0], tops[2]])
})

test('A card shows client, year, ratio and length; in Arabic its numbers run from left to right', async () => {
  for (const language of ['es', 'ar'] as const) {
    await openPublicPage('home', { language })
    const card = cardOf(volta.texts[language]?.title ?? '')
    const credits = card.getByText('Volta · 2026 · 16:9 · 0:45')
    await expect.element(credits).toBeVisible()
    const figures = [...credits.element().querySelectorAll('bdi[dir=ltr]')].map(({ textContent }) => textContent)
    expect(figures).toEqual(['2026', '16:9', '0:45'])
  }
})

const formats = ['9:16', '16:9', '1:1', '21:9', '4:5', ''] as const
const pictures = () => [...document.querySelectorAll<HTMLImageElement>('#portfolio article img')]

test.each([360, 768, 1440])('At %i px every picture has its piece’s ratio, in the owner’s order', async (width) => {
  server.reset()
  addProjects(...formats.map((format) => ({ title_es: `Obra ${format || 'sin formato'}`, format })))
  await openPublicPage('home', { width })
  await expect.poll(() => pictures().length).toBe(formats.length)
  expect(pictures().map(({ alt }) => alt)).toEqual(formats.map((format) => `Obra ${format || 'sin formato'}`))
  for (const [at, picture] of pictures().entries()) {
    const { width: wide, height } = picture.getBoundingClientRect()
    const [across = 16, down = 9] = formats[at] ? formats[at].split(':').map(Number) : []
    expect(wide / height, formats[at]).toBeCloseTo(across / down, 1)
  }
})

test.each([
  ['', 'below', 1440],
  ['16:9', 'below', 360],
  ['9:16', 'on', 360],
  ['9:16', 'on', 1440],
])('The words of a piece of ratio “%s” are %s its picture at %i px', async (format, place, width) => {
  server.reset()
  addProjects({ title_es: 'Faro', format })
  await openPublicPage('home', { width })
  await expect.element(cardOf('Faro')).toBeVisible()
  const [title] = document.querySelectorAll('#portfolio h3')
  const { bottom = 0 } = pictures()[0]?.getBoundingClientRect() ?? {}
  expect((title?.getBoundingClientRect().bottom ?? 0) < bottom).toBe(place === 'on')
})

/** Returns the width that the picture declares, in px. */
function saidWidth({ sizes }: HTMLImageElement) {
  const said = sizes.split(/, (?![^()]*\))/).map((one) => /^(?:(\(.*?\)) )?(.*)$/.exec(one))
  const holds = said.find((one) => matchMedia(one?.[1] ?? 'all').matches)
  const probe = document.body.appendChild(document.createElement('div'))
  probe.style.width = holds?.[2] ?? ''
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return width
}

test.each([360, 412, 800, 1100, 1440, 2200])('At %i px uploaded pictures declare their widths', async (width) => {
  server.reset()
  const own = (letter: string) => `/media/${letter.repeat(64)}.webp`
  await blockRequests('*/media/*')
  addProjects(
    { title_es: 'Primera', image_url: own('a'), featured: true },
    ...['b', 'c', 'd', 'e', 'f'].map((letter, at) => ({
      title_es: letter,
      image_url: own(letter),
      featured: false,
      format: formats[at],
    })),
  )
  // A picture that does not load is replaced by a placeholder.
  const keep = (event: Event) => event.stopImmediatePropagation()
  addEventListener('error', keep, true)
  onTestFinished(() => removeEventListener('error', keep, true))
  await openPublicPage('home', { width })
  await expect.poll(() => document.querySelectorAll('#portfolio article img').length).toBe(6)
  for (const picture of document.querySelectorAll<HTMLImageElement>('#portfolio article img')) {
    const { width: wide, height } = picture.getBoundingClientRect()
    // A narrower piece shows the middle of its thumbnail.
    const real = Math.max(wide, (height * 16) / 9)
    expect(saidWidth(picture) / real, `${saidWidth(picture)} px of ${real}`).toBeGreaterThan(0.98)
    expect(saidWidth(picture) / real, `${saidWidth(picture)} px of ${real}`).toBeLessThan(1.05)
  }
})

test.each([
  [1440, ['16:9', '9:16', '9:16', '16:9', '21:9', '1:1', '16:9']],
  [1440, ['9:16', '9:16', '9:16', '9:16', '9:16']],
  [1440, ['16:9', '16:9', '16:9', '16:9', '16:9', '16:9', '16:9', '16:9']],
  [768, ['9:16', '9:16', '16:9', '21:9', '1:1', '16:9']],
] as const)('At %i px the cards of %j fill every row and share its height', async (width, given) => {
  server.reset()
  addProjects(...given.map((format, at) => ({ title_es: `Obra ${at}`, format })))
  await openPublicPage('home', { width })
  await expect.poll(() => pictures().length).toBe(given.length)
  const boxes = [...document.querySelectorAll('#portfolio article')].map((card) => card.getBoundingClientRect())
  for (const row of Map.groupBy(boxes, ({ top }) => Math.round(top)).values()) {
    expect(row.reduce((sum, box) => sum + box.width, 0) / width).toBeGreaterThan(0.98)
    expect(Math.max(...row.map(({ bottom }) => bottom)) - Math.min(...row.map(({ bottom }) => bottom))).toBeLessThan(1)
  }
})

test('On a phone a long description is truncated if the player shows it in full, and complete if nothing plays', async () => {
  removeStory(pulso.id)
  await openPublicPage('home', phone)
  const hidden = (title: string) => {
    const text = cardOf(title).element().querySelector('h3 ~ p:last-child')
    return text ? text.scrollHeight - text.clientHeight : Number.NaN
  }
  await expect.poll(() => hidden(volta.texts.es.title)).toBeGreaterThan(8)
  expect(hidden(pulso.texts.es.title)).toBeLessThanOrEqual(0)
  await blockRequests('https://*')
  await page.getByRole('button', { name: `Reproducir ${volta.texts.es.title}` }).click()
  await expect.element(page.getByRole('dialog').getByText(volta.texts.es.description)).toBeVisible()
})

test.each([360, 768])('At %i px the words cover less than half of an upright card', async (width) => {
  await openPublicPage('home', { width, height: 800 })
  const card = cardOf(cafeAurora.texts.es.title)
  await expect.element(card).toBeVisible()
  const words = card.element().querySelector('h3')?.parentElement
  expect(words?.clientHeight).toBeLessThan(0.45 * card.element().clientHeight)
  await expect.element(card.getByText(cafeAurora.texts.es.description)).not.toBeVisible()
})

const pieces = [
  { piece: cafeAurora, ratio: 9 / 16 },
  { piece: horizonteSur, ratio: 21 / 9 },
]

test.each(pieces)(
  'The player has the project’s ratio, $ratio, spans a phone’s width and fits its height',
  async ({ piece, ratio }) => {
    await blockRequests('https://*')
    const stored = server.read(collections.projects, piece.id)
    server.put(collections.projects, piece.id, { ...stored, video_url: 'https://youtu.be/aqz-KE-bpKQ' })
    await openPublicPage('home', phone)
    await page.getByRole('button', { name: `Reproducir ${piece.texts.es.title}` }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    const film = dialog.element().querySelector('iframe')?.getBoundingClientRect()
    const room = dialog.element().getBoundingClientRect()
    expect(film && film.width / film.height).toBeCloseTo(ratio, 1)
    expect([room.left, room.right]).toEqual([0, phone.width])
    expect(film?.bottom).toBeLessThanOrEqual(phone.height)
    if (ratio > 1) expect(film?.width).toBe(phone.width)
  },
)
