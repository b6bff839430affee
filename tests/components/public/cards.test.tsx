import { collections } from '@studio/domain/collections'
import { clockOf } from '@studio/domain/content/media/pieceLength'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import brisaBotanica from '../../../scripts/seed/projects/brisaBotanica.json'
import cafeAurora from '../../../scripts/seed/projects/cafeAurora.json'
import horizonteSur from '../../../scripts/seed/projects/horizonteSur.json'
import pulso from '../../../scripts/seed/projects/pulso.json'
import volta from '../../../scripts/seed/projects/volta.json'
import { projectDocument } from '../../support/factories'
import { addProjects } from '../support/content'
import { blockRequests } from '../support/network'
import { openPublicPage } from '../support/render'
import { server } from '../support/server'

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

test('The titles of a row are aligned, whether a project is featured or not', async () => {
  await openPublicPage('home', { width: 900 })
  await expect.element(cardOf(pulso.texts.es.title)).toBeVisible()
  const rows = Map.groupBy(document.querySelectorAll('#portfolio article'), (card) =>
    Math.round(card.getBoundingClientRect().top),
  )
  const mixed = [...rows.values()].filter(
    (row) => new Set(row.map((card) => /Destacado/.test(card.textContent))).size > 1,
  )
  expect(mixed).not.toEqual([])
  for (const row of rows.values())
    expect(
      new Set(row.map((card) => Math.round(card.querySelector('h3')?.getBoundingClientRect().top ?? 0))).size,
    ).toBe(1)
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

test('The first featured project comes first and spans two columns, whatever its position', async () => {
  server.reset()
  server.put(
    collections.projects,
    'featured',
    projectDocument({ title_es: 'Tercera', featured: true, order_position: 2 }),
  )
  for (const [at, title] of ['Primera', 'Segunda', 'Cuarta'].entries())
    server.put(
      collections.projects,
      title,
      projectDocument({ title_es: title, featured: title === 'Cuarta', order_position: at < 2 ? at : 3 }),
    )
  await openPublicPage('home', { width: 1440 })
  const widthOf = (title: string) => cardOf(title).element().getBoundingClientRect().width
  await expect.element(cardOf('Tercera')).toBeVisible()
  for (const title of ['Segunda', 'Cuarta']) expect(widthOf('Tercera')).toBeGreaterThan(1.9 * widthOf(title))
  expect(document.querySelectorAll('[data-lead]')).toHaveLength(1)
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
    ...['b', 'c', 'd', 'e', 'f'].map((letter) => ({ title_es: letter, image_url: own(letter), featured: false })),
  )
  // A picture that does not load is replaced by a placeholder.
  const keep = (event: Event) => event.stopImmediatePropagation()
  addEventListener('error', keep, true)
  onTestFinished(() => removeEventListener('error', keep, true))
  await openPublicPage('home', { width })
  await expect.poll(() => document.querySelectorAll('#portfolio article img').length).toBe(6)
  for (const picture of document.querySelectorAll<HTMLImageElement>('#portfolio article img')) {
    const real = picture.getBoundingClientRect().width
    expect(saidWidth(picture) / real, `${saidWidth(picture)} px of ${real}`).toBeGreaterThan(0.98)
    expect(saidWidth(picture) / real, `${saidWidth(picture)} px of ${real}`).toBeLessThan(1.05)
  }
})

test.each([
  [1, false],
  [2, false],
  [3, true],
  [4, true],
  [4, false],
  [5, true],
  [5, false],
  [7, true],
  [7, false],
  [8, true],
  [9, false],
])('On a wide screen %i projects fill every row (with a lead: %s)', async (count, hasLead) => {
  server.reset()
  addProjects(...Array.from({ length: count }, (_, at) => ({ title_es: `Obra ${at}`, featured: hasLead && at === 1 })))
  await openPublicPage('home', { width: 1440 })
  await expect.poll(() => document.querySelectorAll('#portfolio article').length).toBe(count)
  const boxes = [...document.querySelectorAll('#portfolio article')].map((card) => card.getBoundingClientRect())
  const covered = boxes.reduce((sum, { width, height }) => sum + width * height, 0)
  const top = Math.min(...boxes.map((box) => box.top))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  expect(covered / (1440 * (bottom - top))).toBeGreaterThan(0.98)
  for (const { width, height } of boxes) expect(width / height).toBeGreaterThan(0.8)
})

test('On a phone a long description is truncated if the player shows it in full, and complete if nothing plays', async () => {
  await openPublicPage('home', phone)
  const hidden = (title: string) => {
    const text = cardOf(title).element().querySelector('h3 ~ p:last-child')
    return text ? text.scrollHeight - text.clientHeight : Number.NaN
  }
  await expect.poll(() => hidden(volta.texts.es.title)).toBeGreaterThan(8)
  for (const still of [pulso, brisaBotanica]) expect(hidden(still.texts.es.title)).toBeLessThanOrEqual(0)
  await blockRequests('https://*')
  await page.getByRole('button', { name: `Reproducir ${volta.texts.es.title}` }).click()
  await expect.element(page.getByRole('dialog').getByText(volta.texts.es.description)).toBeVisible()
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
