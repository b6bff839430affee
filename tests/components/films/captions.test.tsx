import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { addProjects, projectsTitled, tab, toast } from '../support/content'
import { filmOnServer } from '../support/films'
import { button, fillProject } from '../support/form'
import { openConsole, openPublicPage } from '../support/render'
import { server } from '../support/server'

const field = page.getByRole('textbox', { name: /^Subtitulado \(SRT o VTT\)/ })
const chooser = page.getByLabelText('Elegir archivo SRT o VTT')
const webVtt = 'WEBVTT\n\n00:00.500 --> 00:02.000\nQué tal\n\n00:02.000 --> 00:04.000\nAdiós'

/** A file as older programs write it: Windows' encoding and line ends, a tag, overlapping times. */
const srt = '1\n00:00:00,500 --> 00:00:02,500\n<i>Qué tal</i>\n\n2\n00:00:02,000 --> 00:00:04,000\nAdiós\n'
const oldFile = new File([Uint8Array.from(srt.replaceAll('\n', '\r\n'), (sign) => sign.charCodeAt(0))], 'film.srt', {
  type: 'application/x-subrip',
})

afterEach(() => vi.unstubAllGlobals())

/** Simulates the browser's translator. It returns nothing for a text with times, which it must never get. */
function giveTranslator() {
  vi.stubGlobal('Translator', {
    availability: () => Promise.resolve('available'),
    create: ({ targetLanguage }: { targetLanguage: string }) =>
      Promise.resolve({
        translate: async (text: string) => (text.includes('-->') ? '' : `${text} ${targetLanguage}`),
        destroy: () => undefined,
      }),
  })
}

test('A chosen SRT file is repaired, saved with its project while offline, and translated with its times', async () => {
  giveTranslator()
  await openConsole('/admin/projects?edit=new')
  await fillProject('Subtitulado')
  server.setOnline(false)
  await userEvent.upload(chooser, oldFile)
  await expect.element(field).toHaveValue(webVtt)
  await expect.element(page.getByText('Subtítulos leídos: 2; reparados: 1')).toBeVisible()
  await expectAccessible()
  await button('Traducir').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Traducir en este dispositivo' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await tab('ja').click()
  await expect.element(field).toHaveValue(webVtt.replace('tal', 'tal ja').replace('Adiós', 'Adiós ja'))
  await button('Crear').click()
  await expect.element(toast('Guardado en este dispositivo')).toBeVisible()
  server.setOnline(true)
  await expect.element(toast('Proyecto creado exitosamente')).toBeVisible()
  const [stored] = projectsTitled('Subtitulado')
  expect(stored).toMatchObject({ captions_es: webVtt, captions_ja: expect.stringContaining('Qué tal ja') })
  expect(stored?.text_marks).toMatchObject({ captions_ja: 'machine' })
})

test('Pasted SRT is saved as WebVTT; a file or text without times is refused with a message', async () => {
  const message = 'No hay subtítulos con tiempos: elige un archivo SRT o VTT'
  await openConsole('/admin/projects?edit=new')
  await fillProject('Pegados')
  await userEvent.upload(chooser, new File(['Hola\nQué tal'], 'notes.srt'))
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(field).toHaveValue('')
  await field.fill('Solo un texto')
  await button('Crear').click()
  await expect.element(page.getByText(message).last()).toBeVisible()
  expect(projectsTitled('Pegados')).toEqual([])
  await field.fill(srt)
  await button('Crear').click()
  await expect.element(toast('Proyecto creado exitosamente')).toBeVisible()
  expect(projectsTitled('Pegados')).toMatchObject([{ captions_es: webVtt }])
})

test('The player shows captions when asked, and the transcript below the film', async () => {
  addProjects({ title_es: 'Con voz', video_url: await filmOnServer(), captions_es: webVtt })
  await openPublicPage()
  await page.getByRole('button', { name: 'Reproducir Con voz' }).click()
  const dialog = page.getByRole('dialog', { name: 'Con voz' })
  const captions = dialog.getByRole('button', { name: 'Subtítulos' })
  await expect.element(captions).toHaveAttribute('aria-pressed', 'false')
  const film = () => dialog.element().querySelector('video') as HTMLVideoElement
  const shown = () => {
    const [track] = film().textTracks
    if (track?.mode !== 'showing') return undefined
    return Array.from(track.activeCues ?? [], (cue) => (cue as VTTCue).text)
  }
  await expect.poll(() => film().currentTime).toBeGreaterThan(0)
  film().pause()
  expect(shown()).toBeUndefined()
  await captions.click()
  await expect.element(captions).toHaveAttribute('aria-pressed', 'true')
  film().currentTime = 1
  await expect.poll(shown).toEqual(['Qué tal'])
  // Above the controls: counted in lines from the lower edge.
  expect(Array.from(film().textTracks[0]?.cues ?? [], (cue) => (cue as VTTCue).line)).toEqual([-4, -4])
  film().currentTime = 3
  await expect.poll(shown).toEqual(['Adiós'])
  const words = dialog.getByText('Qué tal Adiós')
  await expect.element(words).not.toBeVisible()
  await dialog.getByText('Transcripción').click()
  await expect.element(words).toBeVisible()
  await expectAccessible()
  await captions.click()
  expect(shown()).toBeUndefined()
})
