import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LivePage } from '../../../web/src/ui/screen/LivePage'
import { render } from '../support/render'

afterEach(() => vi.useRealTimers())

const act = vi.fn()

const list = (isPartial: boolean) => {
  const element = (
    <LivePage live={{ status: 'ready', rows: [1], isPartial }} title="Lista" failed="" empty="">
      {() => (
        <button type="button" onClick={act}>
          Editar
        </button>
      )}
    </LivePage>
  )
  return <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
}

const coming = page.getByRole('status').filter({ hasText: 'Cargando' })
const rows = () => document.querySelector('[aria-busy]')

test('The first rows of a list can be read at once, and edited after a moment even if the rest does not load', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await render(list(true))
  await expect.element(page.getByText('Editar')).toBeVisible()
  await expect.element(coming).toBeVisible()
  expect(rows()?.hasAttribute('inert')).toBe(true)
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  vi.advanceTimersByTime(9_900)
  expect(rows()?.hasAttribute('inert')).toBe(true)
  vi.advanceTimersByTime(200)
  await expect.poll(() => rows()?.hasAttribute('inert')).toBe(false)
  await expect.element(coming).toBeVisible()
  expect(rows()?.getAttribute('aria-busy')).toBe('true')
})

test('A complete list can be edited at once, and announces no further rows', async () => {
  await render(list(false))
  await page.getByRole('button', { name: 'Editar' }).click()
  expect(act).toHaveBeenCalled()
  await expect.element(coming).not.toBeInTheDocument()
  expect(rows()?.getAttribute('aria-busy')).toBe('false')
})
