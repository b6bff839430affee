import { type FilmManifest, manifestIn, ownLoopHash } from '@studio/domain/content/films/manifest'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keptFilms } from '../../../web/src/device/films'
import { makeLoop } from '../../../web/src/editor/film/makeFilm'
import type { FilmPiece } from '../../../web/src/editor/film/worker/cutFilm'
import type { LoopPart } from '../../../web/src/editor/film/worker/messages'
import { expectAccessible } from '../support/axe'
import { filmFile, frameShown } from '../support/films'
import { button, fillProject, title } from '../support/form'
import { letMove } from '../support/moving'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { withoutWebCodecs } from '../support/webCodecs'

/** Makes a loop as the form does. Returns its manifest and its file. */
async function loopOf(file: Blob, part: LoopPart) {
  const pieces: FilmPiece[] = []
  const keepPiece = async (piece: FilmPiece) => void pieces.push(piece)
  const manifest = await makeLoop(file, part, { keepPiece, signal: new AbortController().signal })
  return { manifest, pieces }
}

/** Returns a loop's length in seconds as the browser sees it, and the number of its first frame. */
async function seen({ pieces }: { manifest: FilmManifest; pieces: readonly FilmPiece[] }) {
  const video = document.createElement('video')
  video.src = URL.createObjectURL(
    new Blob(
      pieces.map(({ bytes }) => bytes),
      { type: 'video/mp4' },
    ),
  )
  video.currentTime = 0.01
  await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
  return { seconds: video.duration, frame: frameShown(video) }
}

describe('A loop', () => {
  test('is a small silent file of one piece that begins at the chosen frame', async () => {
    const made = await loopOf(await filmFile({ width: 1280, height: 720, seconds: 6, keyFrames: 5 }), {
      start: 3.2,
      seconds: 2,
    })
    expect(made.manifest).toMatchObject({ width: 640, height: 360, hasAudio: false, segments: [] })
    expect(made.pieces.map(({ hash }) => hash)).toEqual(made.manifest.init.pieces)
    const { seconds, frame } = await seen(made)
    expect(seconds).toBeCloseTo(2, 1)
    expect(frame).toBe(32)
  })

  test('of a vertical film stays vertical', async () => {
    const { manifest } = await loopOf(await filmFile({ width: 360, height: 640, seconds: 3 }), { start: 0, seconds: 2 })
    expect(manifest).toMatchObject({ width: 360, height: 640 })
  })

  test('of a restless film is made smaller', async () => {
    const file = await filmFile({ width: 640, height: 360, seconds: 4, framesPerSecond: 30, isNoisy: true })
    const { manifest } = await loopOf(file, { start: 0, seconds: 4 })
    expect(manifest).toMatchObject({ width: 320, height: 180 })
  })

  test('is cut at key frames in a browser without WebCodecs', async () => {
    const file = await filmFile({ seconds: 6 })
    withoutWebCodecs()
    const made = await loopOf(file, { start: 3.2, seconds: 2 })
    expect(made.manifest.codecs).toMatch(/^avc1/)
    const { seconds, frame } = await seen(made)
    expect({ seconds, frame }).toEqual({ seconds: 2, frame: 32 })
  })

  test.each([
    ['a heavy film', { width: 1280, height: 720, isNoisy: true }],
    ['a film that does not play everywhere', { codec: 'vp9' }],
  ] as const)('is not made of %s without WebCodecs', async (_, options) => {
    const file = await filmFile({ seconds: 3, ...options })
    withoutWebCodecs()
    await expect(loopOf(file, { start: 0, seconds: 2 })).rejects.toMatchObject({ problem: 'noLoop' })
  })
})

const openNew = async () => {
  await openConsole('/admin/projects?edit=new')
  await expect.element(title()).toBeVisible()
  server.setOnline(false)
}
const loopAddress = () => (page.getByLabelText('Clip en bucle para la tarjeta').element() as HTMLInputElement).value

test('Some seconds of the film become the card’s loop, shown from this device; it can be removed again', async () => {
  await letMove()
  await openNew()
  await fillProject('Con bucle')
  await userEvent.upload(page.getByLabelText('Elegir video'), await filmFile({ seconds: 5 }))
  await page.getByRole('slider', { name: 'Momento del video' }).fill('1')
  await page.getByRole('slider', { name: 'Bucle de 4 segundos' }).fill('2')
  await button('Usar como bucle de la tarjeta').click()
  await expect.element(page.getByText('Bucle propio', { exact: true })).toBeVisible()
  const hash = ownLoopHash(loopAddress()) ?? expect.fail('no loop')
  expect(manifestIn((await keptFilms(owner.uid)).get(hash)?.manifest)?.seconds).toBeCloseTo(2, 1)
  // A browser plays only what is on the screen.
  page.getByText('Bucle propio').element().scrollIntoView({ block: 'center', behavior: 'instant' })
  const shown = () => {
    const { muted, paused, currentSrc } = document.querySelector<HTMLVideoElement>('video[loop]') ?? expect.fail()
    return { muted, paused, isHere: currentSrc.startsWith('blob:') }
  }
  await expect.poll(shown).toEqual({ muted: true, paused: false, isHere: true })
  await expectAccessible()
  await button('Quitar el bucle').click()
  await expect.element(page.getByLabelText('Clip en bucle para la tarjeta')).toHaveFocus()
  expect(loopAddress()).toBe('')
})
