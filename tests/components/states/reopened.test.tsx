import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addTestimonials } from '../support/content'
import { openConsole, unmountAll } from '../support/render'

afterEach(() => vi.useRealTimers())

test('A form opens from its address even if the cached list predates its document', async () => {
  await openConsole('/admin/testimonials')
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await unmountAll()
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  const [id = ''] = addTestimonials({ client_name: 'Meanwhile' })
  await openConsole(`/admin/testimonials?edit=${id}`)
  await expect.element(page.getByLabelText('Nombre del cliente')).toHaveValue('Meanwhile')
})
