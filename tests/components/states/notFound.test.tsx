import { defaultSettings } from '@studio/domain/settings/settings'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NotFound } from '../../../web/src/ui/screen/NotFound'
import { render } from '../support/render'

test.each([
  ['the studio’s name, as the build has stored it', 'Corte Fino', 'Corte Fino'],
  ['the name of a studio that has not chosen one', undefined, defaultSettings.site_info.name],
])('The 404 page leads home under %s', async (_, left, shown) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const meta = document.createElement('meta')
  meta.name = 'application-name'
  if (left) document.head.append(Object.assign(meta, { content: left }))
  onTestFinished(() => meta.remove())
  await render(<NotFound />)
  const home = page.getByRole('banner').getByRole('link', { name: shown })
  await expect.element(home).toHaveAttribute('href', '/')
  await expect.poll(() => document.title).toBe('Oops! Page not found')
})
