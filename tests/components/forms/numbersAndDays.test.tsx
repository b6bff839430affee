import { collections } from '@studio/domain/collections'
import { unfinishedDay } from '@studio/domain/values/day'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draftsOf } from '../../../web/src/device/drafts'
import { storedGroup } from '../settings/groups'
import { addProjects, toast } from '../support/content'
import { button, press } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'

const length = () => page.getByLabelText('Duración en segundos')
const day = () => page.getByLabelText('Fecha de finalización')
const secondsText = 'Escribe un número entero de segundos, de 0 a 36.000'
const dayText = 'Escribe la fecha completa, con un año de 1900 a 2100'
const save = () => button('Actualizar').click()
const isSaved = () => expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()

/** Leaves the field of the day. The tab key would only reach its next part. */
const leave = () => (day().element() as HTMLInputElement).blur()

/** Opens a project in its form. Returns its id. */
async function openProject(fields: Parameters<typeof addProjects>[0]) {
  const [id = ''] = addProjects({ title_es: 'Pieza', ...fields })
  await openConsole(`/admin/projects?edit=${id}`)
  await expect.element(length()).toBeVisible()
  return id
}
const stored = (id: string) => server.read(collections.projects, id)

test.each(['1e', '12-', '-'])('A length of %j is refused with a message, and the old one stays', async (typed) => {
  const id = await openProject({ length_seconds: 95 })
  await length().click()
  await press(`{Control>}a{/Control}${typed}`)
  await save()
  await expect.element(page.getByText(secondsText)).toBeVisible()
  await expect.element(length()).toHaveValue(typed)
  expect(stored(id)).toMatchObject({ length_seconds: 95 })
})

test.each([
  ['٩٥', '95', 95],
  ['９５', '95', 95],
  [' 1.200 ', '1200', 1200],
  ['1:23', '83', 83],
])('A length of %j shows as %s once the field is left, and is stored', async (typed, shown, seconds) => {
  const id = await openProject({ length_seconds: 10 })
  await length().fill(typed)
  await expect.element(length()).toHaveValue(typed)
  await press('{Tab}')
  await expect.element(length()).toHaveValue(shown)
  await save()
  await isSaved()
  expect(stored(id)).toMatchObject({ length_seconds: seconds })
})

test('The mouse wheel over a length that has focus does not change it', async () => {
  await openProject({ length_seconds: 95 })
  await length().click()
  await userEvent.wheel(length(), { direction: 'down', times: 3 })
  await expect.element(length()).toHaveValue('95')
})

test('A year of two digits means this century: the field shows four digits, and they are stored', async () => {
  const id = await openProject({ completion_date: '2024-05-01' })
  await day().fill('0026-12-30')
  leave()
  await expect.element(day()).toHaveValue('2026-12-30')
  await save()
  await isSaved()
  expect(stored(id)).toMatchObject({ completion_date: '2026-12-30' })
})

test('Content planned for a year of two digits is not visible at once', async () => {
  const id = await openProject({})
  await page.getByRole('radio', { name: 'Desde una fecha' }).click()
  const from = page.getByLabelText('Visible desde')
  await from.fill('0069-12-30')
  await save()
  await isSaved()
  expect(stored(id)).toMatchObject({ visibility: '2069-12-30' })
})

test('A day in an implausible year is refused with a message, and the old one stays', async () => {
  const id = await openProject({ completion_date: '2024-05-01' })
  for (const typed of ['0202-05-01', '1026-05-01']) {
    await day().fill(typed)
    leave()
    await save()
    await expect.element(page.getByText(dayText)).toBeVisible()
    await expect.element(day()).toHaveValue(typed)
  }
  expect(stored(id)).toMatchObject({ completion_date: '2024-05-01' })
})

test('A day that is half typed is refused and does not remove the old one; an emptied field does', async () => {
  const id = await openProject({ completion_date: '2024-05-01' })
  const field = day().element() as HTMLInputElement
  field.focus()
  await press('{Backspace}')
  expect(field.validity.badInput).toBe(true)
  await save()
  await expect.element(page.getByText(dayText)).toBeVisible()
  expect(stored(id)).toMatchObject({ completion_date: '2024-05-01' })

  // The draft cannot hold the half date, so its form begins with an empty field that can be saved.
  await expect.poll(async () => JSON.stringify([...(await draftsOf(owner.uid, 'project'))])).toContain(unfinishedDay)
  await openConsole('/admin/testimonials')
  await openConsole(`/admin/projects?edit=${id}`)
  await button('Continuar').click()
  await expect.element(day()).toHaveValue('')
  await save()
  await isSaved()
  expect(stored(id)).toMatchObject({ completion_date: '' })
})

test('The retention period of messages can be typed in the digits of any script', async () => {
  await openConsole('/admin/settings')
  const months = page.getByLabelText(/^Cuántos meses se guardan/)
  await months.fill('٣٦')
  await press('{Enter}')
  await expect.poll(() => storedGroup('privacy')?.value).toMatchObject({ retention_months: '36' })
})
