import { collections } from '@studio/domain/collections'
import type { Page } from 'playwright/test'
import { replaceInbox } from '../../support/messages'
import { store } from '../../support/store'
import { expect, test } from '../support/studio'

/* What a morning with the inbox costs: in a real browser, with the real store. */

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `Persona ${count - at}`,
    language: 'fr' as const,
    created_at: new Date(Date.now() - at * 60_000),
  }))
const message = (page: Page, name: string) => page.getByRole('dialog', { name: `Mensaje de ${name}`, exact: true })
const inbox = store.collection(collections.messages)
const storedWith = async (status: string) => (await inbox.where('status', '==', status).count().get()).data().count

test('Twenty enquiries are triaged by keyboard in fewer than 60 keystrokes: read, archived, undone, answered', async ({
  ownerPage: page,
}) => {
  await replaceInbox(many(20))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/messages')
  await expect(page.getByRole('row')).toHaveCount(21)
  let keystrokes = 0
  const press = async (key: string) => {
    keystrokes++
    await page.keyboard.press(key)
  }
  await press('j')
  await press('Enter')
  for (let n = 20; n > 2; n--) {
    await expect(message(page, `Persona ${n}`)).toBeVisible()
    // Every third one stays where it is.
    await press(n % 3 === 0 ? 'j' : 'e')
  }
  await expect(message(page, 'Persona 2')).toBeVisible()
  await press('e')
  await press('u')
  await expect(page.getByText('Deshecho')).toBeVisible()
  await expect(message(page, 'Persona 1')).toBeVisible()
  await press('r')
  const answer = page.getByRole('dialog', { name: 'Responder a Persona 1' })
  await expect(answer.getByLabel('Respuesta', { exact: true })).toHaveValue(/^Bonjour Persona 1,/)
  await press('Escape')
  await press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ver el mensaje de Persona 1', exact: true })).toBeFocused()
  expect(keystrokes).toBeLessThanOrEqual(60)
  test.info().annotations.push({ type: 'keystrokes for 20 enquiries', description: String(keystrokes) })
  await expect.poll(() => storedWith('archived')).toBe(12)
  await expect.poll(() => storedWith('read')).toBe(8)
})
