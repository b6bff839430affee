import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
let server: Awaited<ReturnType<typeof createServer>>
/** Time that a busy machine takes to start Vite and to bundle a script, in ms. */
const patience = 60_000
beforeAll(async () => {
  server = await createServer({ configFile: path.join(root, 'vite.config.ts'), server: { middlewareMode: true } })
}, patience)
afterAll(() => server.close())

const pageOf = (url: string) =>
  server.transformIndexHtml('/index.html', readFileSync(path.join(root, 'index.html'), 'utf8'), url)

test.each(['/', '/en', '/privacy?from=ad'])(
  'In development %s records clicks before React loads',
  async (url) => {
    expect(await pageOf(url)).toContain('replayEarlyInput')
  },
  patience,
)

test.each(['/auth', '/admin', '/admin/projects?q=a'])(
  'In development %s does not record clicks',
  async (url) => {
    expect(await pageOf(url)).not.toContain('replayEarlyInput')
  },
  patience,
)
