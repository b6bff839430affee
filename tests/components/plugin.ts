import path from 'node:path'
import type { Plugin } from 'vite'

const door = path.resolve(import.meta.dirname, '../../web/src/firebase')
const fakes = path.resolve(import.meta.dirname, 'fakes')

/** The modules that load the SDK or the public content, each with its fake. */
const faked: Readonly<Record<string, string>> = Object.fromEntries([
  [path.resolve(door, '../public/data/data.ts'), path.join(fakes, 'publicContent.ts')],
  ...[
    'reads/store.ts',
    'writes/send.ts',
    'writes/sendFile.ts',
    'writes/writeNow.ts',
    'reads/countIn.ts',
    'reads/readPages.ts',
    'reads/onDevice.ts',
    'session/auth.ts',
    'firestore.ts',
    'session/session.tsx',
    'session/sessionEnd.ts',
    'session/signIn.ts',
    'call.ts',
    'reach.ts',
    'session/passwordReset.ts',
  ].map((file) => [path.join(door, file), path.join(fakes, path.basename(file))] as const),
])

/** Replaces the real modules by fakes, for every importer. */
export const fakeFirebase: Plugin = {
  name: 'fake-firebase',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
    return resolved && (faked[resolved.id] ?? null)
  },
}

/** Serves the films that tests have stored with PUT, as the function for films does. */
export const filmServer: Plugin = {
  name: 'film-server',
  configureServer({ middlewares }) {
    const files = new Map<string, Buffer>()
    middlewares.use('/film', async (request, response) => {
      const { method, url = '' } = request
      if (method === 'PUT') {
        const parts: Buffer[] = []
        for await (const part of request) parts.push(part)
        files.set(url, Buffer.concat(parts))
      }
      const file = files.get(url)
      response.statusCode = file ? 200 : 404
      response.setHeader('content-type', url.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp4')
      response.end(method === 'PUT' ? undefined : file)
    })
  },
}
