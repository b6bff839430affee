import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import cafeAurora from '../../../scripts/seed/projects/cafeAurora.json'
import volta from '../../../scripts/seed/projects/volta.json'
import { publicTexts as arabic } from '../../../web/src/i18n/locales/ar/public'
import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { pageIdle } from '../../../web/src/lib/pageIdle'
import { setGroup } from '../settings/groups'
import { expectAccessible } from '../support/axe'
import { addProjects } from '../support/content'
import { hideTab, letMove, saveData } from '../support/moving'
import { openPublicPage } from '../support/render'
import { server } from '../support/server'

const { showreel, moving, hero } = publicTexts
const section = page.getByRole('region', { name: showreel.title })
const clips = section.getByRole('list', { name: moving.clips })
const clip = (title: string) => clips.getByRole('button', { name: title })
const reelFilms = () => [...document.querySelectorAll<HTMLVideoElement>('#showreel video')]
const runningFilms = () => reelFilms().filter(({ paused }) => !paused)
const pause = section.getByRole('button', { name: moving.pause })
const go = section.getByRole('button', { name: moving.play })

/** Opens the page with the showreel on the screen. */
async function openAtReel() {
  setGroup('showreel', { video_url: '' })
  await openPublicPage()
  await expect.element(section).toBeInTheDocument()
  document.querySelector('#showreel h2')?.scrollIntoView({ behavior: 'instant' })
}

test('Without a film the leader counts down, the loops follow one another, and the slate returns at the end', async () => {
  await letMove()
  await openAtReel()
  await expect.element(section.getByText('3', { exact: true })).toBeInTheDocument()
  await expect.element(section.getByText('1', { exact: true })).toBeInTheDocument()
  await expect.poll(() => runningFilms()[0]?.currentSrc).toMatch(/cafe-aurora\.webm$/)
  await expect.element(clip(cafeAurora.texts.es.title)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => runningFilms()[0]?.currentSrc).toMatch(/brisa-botanica\.webm$/)
  await clip('Frecuencia Nocturna').click()
  await expect.poll(() => runningFilms()[0]?.currentSrc).toMatch(/frecuencia-nocturna\.webm$/)
  await expect.poll(reelFilms).toEqual([])
  await expect.element(section.getByText(showreel.soon)).toBeVisible()
  await expect.element(go).toBeVisible()
})

test('The reel can be paused, and stops outside the screen and in a hidden tab', async () => {
  await letMove()
  await openAtReel()
  await clip(volta.texts.es.title).click()
  await expect.poll(() => runningFilms().length).toBe(1)
  await pause.click()
  await expect.poll(() => runningFilms().length).toBe(0)
  await expect.element(clip(volta.texts.es.title)).toHaveAttribute('aria-pressed', 'true')
  await go.click()
  await expect.poll(() => runningFilms().length).toBe(1)
  hideTab(true)
  await expect.poll(() => runningFilms().length).toBe(0)
  hideTab(false)
  await expect.poll(() => runningFilms().length).toBe(1)
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  await expect.poll(() => runningFilms().length).toBe(0)
})

test.each([
  ['less motion', () => letMove(false)],
  ['less data', () => letMove().then(saveData)],
])('Visitors who ask for %s see the slate, and choose stills', async (_, ask) => {
  await ask()
  await openAtReel()
  await expect.element(section.getByText(showreel.soon)).toBeVisible()
  await clip(volta.texts.es.title).click()
  await expect
    .poll(() => document.querySelector('#showreel [data-on] img')?.getAttribute('src'))
    .toMatch(/volta\.webp$/)
  expect(reelFilms()).toEqual([])
  await expect.element(pause).not.toBeInTheDocument()
})

const playhead = section.getByRole('slider', { name: moving.scrub })
const shownPicture = () => document.querySelector('#showreel [data-on] img')?.getAttribute('src')

test('The timeline is scrubbed by keyboard and pointer, and announces the piece under the playhead', async () => {
  await openAtReel()
  await playhead.fill('5000')
  await expect.poll(shownPicture).toMatch(/volta\.webp$/)
  await expect.element(playhead).toHaveAttribute('aria-valuetext', `${volta.texts.es.title}, 0:05`)
  await expect.element(clip(volta.texts.es.title)).toHaveAttribute('aria-pressed', 'true')
  ;(playhead.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(shownPicture).toMatch(/brisa-botanica\.webp$/)
  await userEvent.keyboard('{Home}')
  await expect.poll(shownPicture).toMatch(/cafe-aurora\.webp$/)
  await userEvent.keyboard('{End}')
  await expect.poll(shownPicture).toMatch(/frecuencia-nocturna\.webp$/)
  const { width } = playhead.element().getBoundingClientRect()
  await playhead.click({ position: { x: width * 0.58, y: 20 } })
  await expect.poll(shownPicture).toMatch(/horizonte-sur\.webp$/)
})

test('A held playhead stops the reel at its frame; released, the reel runs on from there', async () => {
  await letMove()
  await openAtReel()
  await clip(volta.texts.es.title).click()
  await expect.poll(() => runningFilms()[0]?.currentSrc).toMatch(/volta\.webm$/)
  const grip = playhead.element() as HTMLInputElement
  grip.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await playhead.fill('6000')
  await expect.poll(() => reelFilms()[0]?.currentTime).toBeCloseTo(1, 1)
  expect(runningFilms()).toEqual([])
  grip.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  await expect.poll(() => runningFilms().length).toBe(1)
  await expect.poll(() => Number(grip.value)).toBeGreaterThan(6000)
})

test('In Arabic the timeline still runs from left to right', async () => {
  setGroup('showreel', { video_url: '' })
  await openPublicPage('home', { language: 'ar' })
  const range = page.getByRole('slider', { name: arabic.moving.scrub })
  await range.fill('2500')
  ;(range.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(range).toHaveValue('2625')
  expect(getComputedStyle(range.element()).direction).toBe('ltr')
})

test('A studio whose projects have no loops shows only the slate, because the samples are not its work', async () => {
  await letMove()
  server.reset({})
  addProjects({ title_es: 'Sin avance' })
  await openAtReel()
  await expect.element(page.getByRole('article').filter({ hasText: 'Sin avance' })).toBeInTheDocument()
  await pageIdle()
  await expect.element(section.getByText(showreel.soon)).toBeVisible()
  for (const moves of [clips, pause, go]) await expect.element(moves).not.toBeInTheDocument()
})

test('Without a stored project the clips are the bundled samples, like the cards', async () => {
  server.reset({})
  await openAtReel()
  for (const { title } of Object.values(publicTexts.portfolio.samples)) await expect.element(clip(title)).toBeVisible()
})

const monitor = page.getByRole('radiogroup', { name: hero.frame })
const heroFilm = () => monitor.element().querySelector('video')
const running = () =>
  monitor
    .element()
    .getAnimations({ subtree: true })
    .filter(({ playState }) => playState === 'running')

test('The first screen cuts the first featured project once the page is idle, and can be stopped', async () => {
  await letMove()
  await openPublicPage()
  const group = monitor
  const film = heroFilm
  await expect.element(group.getByRole('img', { name: volta.texts.es.title })).toBeVisible()
  await expect.poll(() => film()?.paused).toBe(false)
  expect(film()?.currentSrc).toMatch(/\/samples\/volta\.webm$/)
  await expect.poll(() => running().length).toBeGreaterThan(3)
  await group.getByRole('button', { name: moving.pause }).click()
  await expect.poll(() => film()?.paused).toBe(true)
  await expect.poll(running).toEqual([])
  await group.getByRole('button', { name: moving.play }).click()
  await expect.poll(() => film()?.paused).toBe(false)
})

/** Waits until the film would have loaded if it were wanted. */
async function untilFilmsLoad() {
  await expect.element(monitor).toBeVisible()
  await pageIdle()
  await import('../../../web/src/content/projects/loop/LoopFilm')
  await expect.element(page.getByRole('slider', { name: moving.wipe })).toBeInTheDocument()
}

test('The first screen stands still for visitors who want less motion or less data', async () => {
  await openPublicPage()
  await untilFilmsLoad()
  expect(heroFilm()).toBeNull()
  await letMove()
  saveData()
  await openPublicPage()
  await untilFilmsLoad()
  expect(heroFilm()).toBeNull()
  expect(running()).toEqual([])
})

test('A featured project without a loop is a still picture, and without a project a sample plays, marked as one', async () => {
  await letMove()
  server.reset({})
  const [id = ''] = addProjects({
    title_es: 'Faro',
    featured: true,
    image_url: `${location.origin}/samples/pulso.webp`,
  })
  await openPublicPage()
  await expect.element(monitor.getByRole('img', { name: 'Faro' })).toBeVisible()
  await untilFilmsLoad()
  expect(heroFilm()).toBeNull()
  server.put(collections.projects, id, undefined)
  await openPublicPage()
  await expect.element(monitor.getByText(publicTexts.common.sample)).toBeVisible()
  await expect.poll(() => heroFilm()?.currentSrc).toMatch(/\/samples\/volta\.webm$/)
})

test.each([
  ['16:9', '16:9', 1],
  ['16:9', '9:16', 1],
  ['9:16', '16:9', 1],
  ['9:16', '1:1', 0.5625],
  ['9:16', '9:16', 0.3164],
])('Footage of %s fills the frame of %s', async (format, frame, scale) => {
  server.reset({})
  addProjects({ title_es: 'Faro', featured: true, format, image_url: `${location.origin}/samples/pulso.webp` })
  await openPublicPage()
  const footage = monitor.getByRole('img', { name: 'Faro' })
  await expect.element(footage).toBeVisible()
  await monitor.getByRole('radio', { name: frame }).click()
  const widthOf = (element: Element | null) => element?.getBoundingClientRect().width ?? 0
  const screen = () => monitor.element().firstElementChild
  await expect.poll(() => widthOf(footage.element()) / widthOf(screen())).toBeCloseTo(scale, 2)
  expect(footage.element().getBoundingClientRect().height / (screen()?.clientHeight ?? 1)).toBeGreaterThan(0.99)
})

test('The hero’s timecode counts while its picture moves', async () => {
  await letMove()
  await openPublicPage()
  const group = page.getByRole('radiogroup', { name: hero.frame })
  await expect.element(group).toBeVisible()
  const shown = () =>
    [...(group.element().querySelectorAll('[aria-hidden] > span') ?? [])]
      .map((wheel) => getComputedStyle(wheel, '::before').transform)
      .join()
  const seen = new Set<string>()
  await expect.poll(() => seen.add(shown()).size).toBeGreaterThan(3)
})

test('A handle wipes between the ungraded and the graded picture, even by keyboard', async () => {
  await openPublicPage()
  const grip = page.getByRole('slider', { name: moving.wipe })
  await grip.fill('60')
  const raw = grip.element().previousElementSibling as HTMLElement
  await expect.poll(() => raw.style.transform).toBe('translateX(-40%)')
  ;(grip.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => raw.style.transform).toBe('translateX(-41%)')
  await expect.element(grip).toHaveValue('59')
})

test.each([
  ['es', publicTexts],
  ['ar', arabic],
] as const)('The running showreel is accessible in %s', async (language, texts) => {
  await letMove()
  await openPublicPage('home', { language })
  await expect.element(page.getByRole('region', { name: texts.showreel.title })).toBeInTheDocument()
  document.querySelector('#showreel h2')?.scrollIntoView({ behavior: 'instant' })
  await page
    .getByRole('button', { name: cafeAurora.texts[language]?.title ?? '' })
    .first()
    .click()
  await expectAccessible('#showreel')
})
