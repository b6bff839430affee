import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dialog } from './inbox'

export const press = (keys: string) => userEvent.keyboard(keys)
export const answer = (name: string) => page.getByRole('dialog', { name: `Responder a ${name}` })
export const text = (name: string) => answer(name).getByLabelText('Respuesta', { exact: true })
export const mail = (name: string) => answer(name).getByRole('link', { name: 'Responder por email' })
export const question = (name: string) => page.getByRole('status').filter({ hasText: `¿Respondiste a ${name}?` })
/** Returns the answer's address as a URL. */
export const addressOf = (name: string) => new URL(mail(name).element().getAttribute('href') ?? '')
/** Clicks a link out of the page, but prevents the navigation. */
export async function leaveBy(name: string) {
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  await mail(name).click()
}
/** Expects that the answer has closed, and that the message has the focus again. */
export async function backFrom(name: string) {
  await expect.element(answer(name)).not.toBeInTheDocument()
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
}
/** Waits until the answer has opened and the message below it knows: before that, Escape closes the message. */
export async function untilAnswering(name: string) {
  await expect.element(text(name)).toBeVisible()
  const beneath = document.querySelector('[role=dialog]')
  await expect.poll(() => beneath && getComputedStyle(beneath).pointerEvents).toBe('none')
}
/** Waits for the next task, before which no real key could arrive. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve))
/** Simulates leaving the window and coming back. */
export const comeBack = () => dispatchEvent(new Event('focus'))
export const note = dialog.getByRole('textbox', { name: 'Nota privada' })
