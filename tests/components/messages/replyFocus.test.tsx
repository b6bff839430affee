import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { backFrom, nextTask, press, untilAnswering } from './answers'
import { dialog, opener, openInbox, view } from './inbox'

test('Closing an answer that was begun in the list returns the focus to its message', async () => {
  await openInbox([{ name: 'Rita', status: 'read' }])
  await expect.element(opener('Rita')).toBeVisible()
  opener('Rita').element().focus()
  await press('r')
  await untilAnswering('Rita')
  await press('{Escape}')
  await backFrom('Rita')
})

test('An answer left with the back button, or for another message, is not open on the next one', async () => {
  const { router } = await openInbox([
    { name: 'Rita', status: 'read' },
    { name: 'Sara', status: 'read' },
  ])
  await view('Rita')
  await press('r')
  await untilAnswering('Rita')
  await router.navigate(-1)
  await expect.element(dialog).not.toBeInTheDocument()
  for (const name of ['Sara', 'Rita']) {
    await view(name)
    await expect.element(dialog.getByRole('button', { name: 'Responder' })).toBeVisible()
    await expect.poll(() => dialog.elements()).toHaveLength(1)
    await press('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  }
  await view('Rita')
  await press('r')
  await untilAnswering('Rita')
  // Navigates like a clicked notification.
  await router.navigate('/admin/messages?open=m1')
  await expect.element(page.getByRole('dialog', { name: 'Mensaje de Sara' })).toBeVisible()
  await expect.poll(() => dialog.elements()).toHaveLength(1)
})

test('A key pressed right after a click acts on the opened message, which one step back closes', async () => {
  await openInbox([{ name: 'Rita', status: 'read' }])
  await expect.element(opener('Rita')).toBeVisible()
  opener('Rita').element().focus()
  await nextTask()
  opener('Rita')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await nextTask()
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', code: 'KeyR', bubbles: true }))
  await untilAnswering('Rita')
  await press('{Escape}')
  await backFrom('Rita')
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
