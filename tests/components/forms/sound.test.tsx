import { isOwnLoop } from '@studio/domain/content/films/manifest'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { consoleTexts } from '../../../web/src/i18n/locales/es/console'
import { expectAccessible } from '../support/axe'
import { addProjects, projectsTitled, toast } from '../support/content'
import { filmFile } from '../support/films'
import { button } from '../support/form'
import { openConsole } from '../support/render'
import { loudness, wavFile } from '../support/sounds'

const before = 'Sonido antes de la mezcla'
const after = 'El mismo momento después de la mezcla'
const { problem } = consoleTexts.admin.writing.film
const group = (sound: string) => page.getByRole('group', { name: sound })
const chooser = (sound: string) => group(sound).getByLabelText('Elegir audio')
const player = (sound: string) => group(sound).element().querySelector('audio')
const upload = (sound: string, file: File) => userEvent.upload(chooser(sound), file)

async function openProject(title: string) {
  const [id = ''] = addProjects({ title_es: title })
  await openConsole(`/admin/projects?edit=${id}`)
}

test('A long M4A and a WAV file become two sounds that play here and are stored with the project', async () => {
  await openProject('Mezcla')
  await upload(before, await filmFile({ hasPictures: false, seconds: 90 }))
  await expect.poll(() => player(before)?.duration, { timeout: 10_000 }).toBeCloseTo(60, 0)
  await upload(after, await wavFile(3))
  await expect.poll(() => player(after)?.duration, { timeout: 10_000 }).toBeCloseTo(3, 0)
  expect(await loudness(player(after)?.src ?? '')).toBeGreaterThan(0.1)
  await expectAccessible('form')
  await button('Actualizar').click()
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()
  const [saved] = projectsTitled('Mezcla')
  const sounds = [saved?.sound_before, saved?.sound_after].map(String)
  expect(sounds.map(isOwnLoop)).toEqual([true, true])
  expect(sounds[0]).not.toBe(sounds[1])
})

test('A sound can be taken from a film, and removed', async () => {
  await openProject('De un video')
  await upload(before, await filmFile({ seconds: 2 }))
  await expect.poll(() => player(before)?.duration, { timeout: 10_000 }).toBeCloseTo(2, 0)
  await group(before).getByRole('button', { name: 'Quitar el sonido' }).click()
  await expect.poll(() => player(before)).toBeNull()
})

test.each([
  ['a film without sound', () => filmFile({ hasAudio: false, seconds: 1 }), problem.noSound.replace('{{max}}', '1 MB')],
  ['a renamed text', () => Promise.resolve(new File(['Hola'], 'toma.wav', { type: 'audio/wav' })), problem.damaged],
])('Instead of a sound, %s is refused with a message', async (_, file, message) => {
  await openProject('Sin sonido')
  await upload(before, await file())
  await expect.element(page.getByRole('alert'), { timeout: 10_000 }).toHaveTextContent(message)
  expect(player(before)).toBeNull()
})
