import { collections } from '@studio/domain/collections'
import { inEveryLanguage } from '@studio/domain/languages'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sectionDocument } from '../../support/factories'
import { setGroup } from '../settings/groups'
import { expectAccessible } from '../support/axe'
import { addProjects } from '../support/content'
import { filmOnServer } from '../support/films'
import { openConsole, openPublicPage } from '../support/render'
import { server } from '../support/server'

const noTexts = { ...inEveryLanguage('title', () => ''), ...inEveryLanguage('text', () => '') }
const webVtt = 'WEBVTT\n\n00:00.500 --> 00:02.000\nHola\n\n00:03.000 --> 00:04.500\nHasta pronto'
const chapters = '0:00 Apertura\n0:03 Con capítulo'

test('The showreel’s chapters are marks and buttons of its player, and lead to their projects', async () => {
  const [id] = addProjects({ title_es: 'Con capítulo' })
  setGroup('showreel', { video_url: await filmOnServer() })
  server.put(collections.sections, 'showreel', {
    ...sectionDocument({ list: '', ...noTexts }),
    note_es: chapters,
    captions_es: webVtt,
  })
  await openPublicPage()
  await page.getByRole('button', { name: 'Reproducir Showreel' }).click()
  const reel = page.elementLocator(document.querySelector('#showreel') as HTMLElement)
  const film = () => document.querySelector<HTMLVideoElement>('#showreel video') as HTMLVideoElement
  await expect.poll(() => film()?.currentTime).toBeGreaterThan(0)
  film().pause()
  const chapter = (name: string) => reel.getByRole('button', { name })
  await expect.element(chapter('0:00 Apertura')).toHaveAttribute('aria-current', 'true')
  // Marks are placed once the film's length is known.
  await expect.poll(() => document.querySelectorAll('#showreel [data-mark]').length).toBe(2)
  await chapter('0:03 Con capítulo').click()
  await expect.poll(() => film().currentTime).toBeCloseTo(3, 1)
  await expect.element(chapter('0:03 Con capítulo')).toHaveAttribute('aria-current', 'true')
  await expect
    .element(reel.getByRole('link', { name: 'Ver el proyecto Con capítulo' }))
    .toHaveAttribute('href', `#project-${id}`)
  await reel.getByRole('button', { name: 'Subtítulos' }).click()
  await expect.poll(() => film().textTracks[0]?.mode).toBe('showing')
  await reel.getByText('Transcripción').click()
  await expect.element(reel.getByText('Hola Hasta pronto')).toBeVisible()
  await expectAccessible()
})

test('The owner writes the showreel’s chapters and chooses its captions on the page', async () => {
  await openConsole('/admin/page?kind=sections&edit=showreel', { width: 1440 })
  const field = page.getByRole('textbox', { name: /^Capítulos/ })
  const save = page.getByRole('button', { name: /^(Crear|Actualizar)$/ })
  await expect.element(field, { timeout: 80_000 }).toBeVisible()
  await field.fill('Apertura')
  await expect.element(page.getByText(/^Cada línea es un capítulo/)).toBeVisible()
  await field.fill(chapters)
  await expect.element(page.getByText(/^Cada línea es un capítulo/)).not.toBeInTheDocument()
  await userEvent.upload(page.getByLabelText('Elegir archivo SRT o VTT'), new File([webVtt], 'reel.vtt'))
  await save.click()
  await expect
    .poll(() => server.read(collections.sections, 'showreel'))
    .toMatchObject({ note_es: chapters, captions_es: webVtt })
})
