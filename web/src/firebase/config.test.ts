import { expect, it, vi } from 'vitest'
import { loadConfig } from './config'

it('The project is known although the browser refuses to keep it', async () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  vi.stubGlobal('fetch', async () => Response.json({ projectId: 'studio' }))
  await expect(loadConfig()).resolves.toEqual({ app: { projectId: 'studio' } })
})
