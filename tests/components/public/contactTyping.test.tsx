import { calls } from '@studio/domain/calls'
import { minimumOpenMs } from '@studio/domain/messages/contact'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { functions } from '../support/functions'
import { openPublicPage } from '../support/render'
import { enquiries, fillContact, message, openContact, send, told } from './contactPage'

const typed = () => page.getByLabelText('Mensaje')
const sent = page.getByRole('group', { name: '¡Gracias! Así seguimos' })

/** Holds back the answer to an enquiry until the returned function is called. */
function holdAnswer() {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  functions.answers[calls.submitContact.name] = () => promise
  return () => resolve({ id: crypto.randomUUID() })
}

test('Text typed while the enquiry is being sent stays, and so does the focus', async () => {
  await openContact()
  await fillContact()
  const answer = holdAnswer()
  await send()
  await expect.poll(enquiries).toHaveLength(1)
  await typed().click()
  await userEvent.keyboard('{End} Y un tráiler.')
  answer()
  await expect.element(told('¡Mensaje enviado!')).toBeVisible()
  await expect.element(sent).toBeVisible()
  await expect.element(typed()).toHaveValue(`${message} Y un tráiler.`)
  await expect.element(typed()).toHaveFocus()
  await expect.element(page.getByLabelText('Nombre')).toHaveValue('')
})

test('An enquiry that is on its way is not sent again by Enter', async () => {
  await openContact()
  await fillContact()
  const answer = holdAnswer()
  await send()
  await expect.poll(enquiries).toHaveLength(1)
  await page.getByLabelText('Nombre').click()
  await userEvent.keyboard(' María{Enter}')
  answer()
  await expect.element(sent).toBeVisible()
  expect(enquiries()).toHaveLength(1)
})

test('The time before a reload or a change of language counts for the minimum time of the form', async () => {
  await openContact()
  await fillContact()
  const now = vi.spyOn(performance, 'now').mockReturnValue(60_000)
  dispatchEvent(new PageTransitionEvent('pagehide'))
  now.mockRestore()
  await openPublicPage()
  await expect.element(typed()).toHaveValue(message)
  await send()
  await expect.poll(enquiries).toHaveLength(1)
  const opened = performance.now()
  expect((enquiries()[0] as { open_ms: number }).open_ms).toBeGreaterThanOrEqual(60_000)

  // A sent form leaves nothing behind.
  await expect.element(sent).toBeVisible()
  dispatchEvent(new PageTransitionEvent('pagehide'))
  await openPublicPage()
  await fillContact()
  await send()
  await expect.poll(enquiries).toHaveLength(2)
  expect((enquiries()[1] as { open_ms: number }).open_ms).toBeLessThan(opened + 60_000 - minimumOpenMs)
})
