import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draftsOf } from '../../../web/src/device/drafts'
import { samplePicture } from './content'
import { owner } from './studio'

/* Helpers for tests of the content forms. */

export const title = () => page.getByLabelText('Título')
export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const press = (keys: string) => userEvent.keyboard(keys)

/** Fills the open project form in Spanish, and copies it to the other languages. */
export async function fillProject(name: string) {
  await title().fill(name)
  await page.getByLabelText('Descripción').fill(`Descripción de ${name}`)
  await page.getByLabelText('Categoría').fill('Reel')
  await page.getByLabelText('URL de la imagen').fill(samplePicture())
  await button('Llenar los campos vacíos con el español').click()
}

/** Returns all drafts of a form on the device. */
export const keptDrafts = async (form: 'project' | 'testimonial' | 'createUser' | 'reply' = 'project') => [
  ...(await draftsOf(owner.uid, form)).values(),
]

/** Waits until typed text is stored: a draft is written a moment after the last letter. */
export const untilKept = (text: string, form: 'project' | 'testimonial' = 'project') =>
  expect.poll(async () => JSON.stringify([...(await draftsOf(owner.uid, form))])).toContain(text)
