import { collections } from '@studio/domain/collections'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { rowNames, toast } from '../support/content'
import { button, press } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'

/* Testimonials are reordered like projects; ../projects/order.test.tsx tests all ways. */

const inOrder = () =>
  server
    .all(collections.testimonials)
    .sort((one, other) => Number(one.order_position) - Number(other.order_position))
    .map(({ client_name }) => String(client_name))
const handle = (name: string) => page.getByRole('button', { name: `Mover ${name}` })
let before: string[] = []

beforeEach(async () => {
  before = inOrder()
  await openConsole('/admin/testimonials')
  await expect.poll(rowNames).toEqual(before)
})

test('The owner moves a testimonial up with Alt and an arrow, even offline, and no revision changes', async () => {
  const [first = '', second = '', ...rest] = before
  const revisions = () => server.all(collections.testimonials).map(({ rev }) => rev)
  const known = revisions()
  server.setOnline(false)
  handle(second).element().focus()
  await press('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(rowNames).toEqual([second, first, ...rest])
  expect(inOrder()).toEqual(before)
  server.setOnline(true)
  await expect.element(toast('Orden actualizado exitosamente')).toBeVisible()
  expect(inOrder()).toEqual([second, first, ...rest])
  expect(revisions()).toEqual(known)
})

test('A testimonial moves to the typed position; in a filtered list it stays, with the reason', async () => {
  const [first = '', ...rest] = before
  await handle(first).click()
  await page.getByRole('dialog').getByRole('textbox').fill(String(before.length))
  await button('Mover').last().click()
  await expect.poll(rowNames).toEqual([...rest, first])
  await expect.poll(inOrder).toEqual([...rest, first])
  await page.getByLabelText('Visibilidad').first().selectOptions('Visible')
  await expect.element(handle(first)).toHaveAttribute('aria-disabled', 'true')
})
