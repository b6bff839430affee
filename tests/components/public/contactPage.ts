import { calls } from '@studio/domain/calls'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { functions } from '../support/functions'
import { openPublicPage } from '../support/render'

export const message = 'Necesito diez reels para el lanzamiento de una marca de café en diciembre.'

/** Fills in only the required fields, so that the form can be sent. */
export async function fillContact(email = 'ana@example.com') {
  await page.getByLabelText('Nombre').fill("Ana O'Neill-Muñoz")
  await page.getByLabelText('Email').fill(email)
  await page.getByLabelText('Mensaje').fill(message)
  await page.getByLabelText('Acepto la').click()
}

export const send = () => page.getByRole('button', { name: 'Enviar y abrir el chat' }).click()

/** Returns the toast with this text. */
export const told = (text: string) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first()

/** Returns the enquiries that reached the studio. */
export const enquiries = () =>
  functions.calls.filter(({ name }) => name === calls.submitContact.name).map(({ data }) => data)

/** Opens the page with `window.open` replaced. Returns the addresses of the chats that it would open. */
export async function openContact({ isPopupBlocked = false } = {}) {
  const chats: string[] = []
  vi.spyOn(window, 'open').mockImplementation((url) => {
    chats.push(String(url))
    return isPopupBlocked ? null : ({ opener: window } as Window)
  })
  await openPublicPage()
  return chats
}
