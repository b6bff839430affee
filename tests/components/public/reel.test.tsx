import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import cafeAurora from '../../../scripts/seed/projects/cafeAurora.json'
import volta from '../../../scripts/seed/projects/volta.json'
import { publicTexts as arabic } from '../../../web/src/i18n/locales/ar/public'
import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { pageIdle } from '../../../web/src/lib/pageIdle'
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

test('Without a stored project the bundled samples are the clips, as they are the cards', async () => {
  server.reset({})
  await openAtReel()
  for (const { title } of Object.values(publicTexts.portfolio.samples)) await expect.element(clip(title)).toBeVisible()
})

test('The hero’s picture moves with the first interaction of a visitor, and can be stopped', async () => {
  await letMove()
  await openPublicPage()
  const group = page.getByRole('radiogroup', { name: hero.frame })
  const film = () => group.element().querySelector('video')
  await expect.element(group).toBeVisible()
  expect(film()).toBeNull()
  dispatchEvent(new PointerEvent('pointermove'))
  // Waits until the film would have loaded if it did not need an interaction.
  await pageIdle()
  await import('../../../web/src/content/projects/loop/LoopFilm')
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(film()).toBeNull()
  document.documentElement.dataset.visited = ''
  dispatchEvent(new PointerEvent('pointermove', { movementX: 3 }))
  await expect.poll(() => film()?.paused).toBe(false)
  expect(film()?.currentSrc).toMatch(/\/samples\/hero\.webm$/)
  await group.getByRole('button', { name: moving.pause }).click()
  await expect.poll(() => film()?.paused).toBe(true)
  const running = () =>
    group
      .element()
      .getAnimations({ subtree: true })
      .filter(({ playState }) => playState === 'running')
  await expect.poll(running).toEqual([])
  await group.getByRole('button', { name: moving.play }).click()
  await expect.poll(() => film()?.paused).toBe(false)
})

test('The hero’s timecode counts while its picture moves', async () => {
  await letMove()
  await openPublicPage()
  const group = page.getByRole('radiogroup', { name: hero.frame })
  await expect.element(group).toBeVisible()
  document.documentElement.dataset.visited = ''
  dispatchEvent(new PointerEvent('pointermove', { movementX: 3 }))
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
  const flat = grip.element().previousElementSibling as HTMLElement
  await expect.poll(() => flat.style.transform).toBe('translateX(calc(-40% - 0.175rem))')
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
