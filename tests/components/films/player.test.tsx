import { formatOf } from '@studio/domain/content/films/filmFacts'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { setGroup } from '../settings/groups'
import { expectAccessible } from '../support/axe'
import { addProjects } from '../support/content'
import { cutOnServer, filmFile, filmOnServer, frameShown } from '../support/films'
import { openPublicPage } from '../support/render'
import { withoutWebCodecs } from '../support/webCodecs'

const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHola'
const play = page.getByRole('button', { name: 'Reproducir Showreel' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const video = () => document.querySelector<HTMLVideoElement>('#showreel video') as HTMLVideoElement
const position = page.getByRole('slider', { name: 'Posición' })

/** Opens the page with a film as its showreel, plays it and pauses it before it can end. */
async function playFilm(address = filmOnServer()) {
  setGroup('showreel', { video_url: await address })
  await openPublicPage()
  await play.click()
  await expect.poll(() => video()?.currentTime).toBeGreaterThan(0)
  video().pause()
  await expect.element(button('Reproducir')).toBeVisible()
}

async function goToFrames() {
  for (const frame of [37, 3, 42]) {
    video().currentTime = (frame + 0.5) / 10
    await expect.poll(() => !video().seeking && frameShown(video())).toBe(frame)
  }
}

/** Lets the browser play films itself, like Safari. */
function withHls() {
  Object.assign(window, { ManagedMediaSource: MediaSource })
  onTestFinished(() => {
    Reflect.deleteProperty(window, 'ManagedMediaSource')
  })
}

/** Lets the browser deny that it plays HLS, like Firefox. */
function withoutHls() {
  const real = HTMLMediaElement.prototype.canPlayType
  HTMLMediaElement.prototype.canPlayType = function (type) {
    return type.includes('mpegurl') ? '' : real.call(this, type)
  }
  onTestFinished(() => {
    HTMLMediaElement.prototype.canPlayType = real
  })
}

/** Returns the scripts that this page has loaded for films. */
const filmScripts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /hls|player\/FilmPlayer/.test(name))

test('A film plays with the page’s own controls', async () => {
  await playFilm()
  expect(video().controls).toBe(false)
  video().currentTime = 0
  await button('Reproducir').click()
  await expect.poll(() => video().currentTime).toBeGreaterThan(0.5)
  await button('Silenciar').click()
  expect(video().muted).toBe(true)
  await page.getByRole('combobox', { name: 'Velocidad' }).selectOptions('2')
  expect(video().playbackRate).toBe(2)
  await expectAccessible()
})

test.each([
  ['itself', withHls],
  ['with a library', withoutHls],
])('A browser that plays films %s goes to an exact frame', async (_, prepare) => {
  prepare()
  await playFilm()
  await goToFrames()
})

test('A browser without WebCodecs checks, cuts and plays a film', async () => {
  const file = await filmFile()
  withoutWebCodecs()
  await playFilm(cutOnServer(file))
  await goToFrames()
})

test.each([
  ['16:9', 320, 180],
  ['9:16', 180, 320],
  ['1:1', 240, 240],
])('A film of %s plays whole in its ratio and goes to exact frames', async (format, width, height) => {
  addProjects({ title_es: 'Pieza', format, video_url: await filmOnServer({ width, height, seconds: 3 }) })
  await openPublicPage()
  await page.getByRole('button', { name: 'Reproducir Pieza' }).click()
  const film = () => document.querySelector<HTMLVideoElement>('[role=dialog] video') as HTMLVideoElement
  await expect.poll(() => film()?.currentTime).toBeGreaterThan(0)
  film().pause()
  const { top, bottom, width: shownWidth, height: shownHeight } = film().getBoundingClientRect()
  expect(shownWidth / shownHeight).toBeCloseTo(width / height, 1)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(innerHeight)
  for (const frame of [21, 2, 28]) {
    film().currentTime = (frame + 0.5) / 10
    await expect.poll(() => !film().seeking && frameShown(film())).toBe(frame)
  }
})

test.each([
  ['9:16', 180, 320],
  ['4:3', 320, 240],
  ['1.85:1', 370, 200],
])('The picture of a film of %s stays until the first frame, in the same box', async (_, width, height) => {
  const format = formatOf({ width, height })
  addProjects({ title_es: 'Pieza', format, video_url: await filmOnServer({ width, height }) })
  await openPublicPage()
  const boxes = new Set<string>()
  const posters = new Set<boolean>()
  let hasFrame = false
  const follow = () => {
    const film = document.querySelector<HTMLVideoElement>('[role=dialog] video')
    if (film) {
      const { width, height } = film.getBoundingClientRect()
      boxes.add(`${Math.round((width / height) * 100) / 100} ${film.offsetWidth} ${film.offsetHeight}`)
      posters.add(film.poster !== '')
      hasFrame = film.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
    }
    if (!hasFrame || boxes.size === 0) requestAnimationFrame(follow)
  }
  follow()
  await page.getByRole('button', { name: 'Reproducir Pieza' }).click()
  await expect.poll(() => hasFrame).toBe(true)
  expect([...posters]).toEqual([true])
  expect([...boxes]).toHaveLength(1)
  expect(Number.parseFloat([...boxes].join())).toBeCloseTo(width / height, 1)
})

test('The keyboard plays, jumps and mutes', async () => {
  await playFilm()
  await userEvent.keyboard('k')
  await expect.poll(() => video().paused).toBe(false)
  video().pause()
  await userEvent.keyboard('5')
  await expect.poll(() => video().currentTime).toBeCloseTo(2.5, 0)
  await userEvent.keyboard('{Home}')
  await expect.poll(() => video().currentTime).toBe(0)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => video().currentTime).toBeGreaterThan(4.5)
  await userEvent.keyboard('m')
  expect(video().muted).toBe(true)
  await userEvent.keyboard('{Shift>}<{/Shift}')
  expect(video().playbackRate).toBe(0.75)
})

test('The position can be set with its slider, which reads the time', async () => {
  await playFilm()
  await position.fill('0.6')
  await expect.poll(() => video().currentTime).toBeCloseTo(3, 0)
  await expect.element(position).toHaveAttribute('aria-valuetext', '0:03 de 0:05')
})

test.each(['9:16', '16:9'])('With the largest text the controls of a film of %s are below it', async (format) => {
  onTestFinished(() => {
    document.documentElement.style.fontSize = ''
  })
  addProjects({ title_es: 'Pieza', format, video_url: await filmOnServer({ seconds: 2 }), captions_es: captions })
  for (const width of [360, 320]) {
    await openPublicPage('home', { width, height: 740 })
    document.documentElement.style.fontSize = '200%'
    await page.getByRole('button', { name: 'Reproducir Pieza' }).click()
    const box = (selector: string) => document.querySelector(`[role=dialog] ${selector}`)?.getBoundingClientRect()
    await expect.poll(() => box('[data-controls]')?.top).toBeGreaterThanOrEqual(Math.floor(box('video')?.bottom ?? 0))
    expect(box('video')?.top).toBeGreaterThanOrEqual(Math.floor(box('h2')?.bottom ?? 0))
    for (const control of document.querySelectorAll('[data-controls] :is(button, select, input)'))
      expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(width)
  }
})

test('With the largest text the showreel is as tall as its film and controls', async () => {
  onTestFinished(() => {
    document.documentElement.style.fontSize = ''
  })
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '200%'
  await playFilm()
  const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0
  await expect.poll(() => bottomOf('#showreel [data-controls]')).toBeGreaterThan(bottomOf('#showreel video'))
  expect(bottomOf('#showreel [data-film]')).toBeGreaterThanOrEqual(Math.floor(bottomOf('#showreel [data-controls]')))
})

test('No script for films is loaded before one is pressed', async () => {
  performance.clearResourceTimings()
  setGroup('showreel', { video_url: await filmOnServer({ seconds: 1 }) })
  await openPublicPage()
  await expect.element(play).toBeVisible()
  expect(filmScripts()).toEqual([])
})

test('If a film is not there, a message says so', async () => {
  setGroup('showreel', { video_url: `/film/${'0'.repeat(64)}/film.m3u8` })
  await openPublicPage()
  await play.click()
  await expect.element(page.getByText(publicTexts.portfolio.playerFailed)).toBeVisible()
})
