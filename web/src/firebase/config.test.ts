import { expect, it, vi } from 'vitest'
import { loadConfig } from './config'

it('The configuration loads even if the browser refuses to store it', async () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  vi.stubGlobal('fetch', async () => Response.json({ projectId: 'studio' }))
  await expect(loadConfig()).resolves.toEqual({ app: { projectId: 'studio' } })
})
