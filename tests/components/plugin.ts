import path from 'node:path'
import type { Plugin } from 'vite'

const door = path.resolve(import.meta.dirname, '../../web/src/firebase')
const fakes = path.resolve(import.meta.dirname, 'fakes')

/** The modules of web/src/firebase that carry the SDK, and the fake that stands for each. */
const faked: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'store.ts',
    'send.ts',
    'writeNow.ts',
    'countIn.ts',
    'readPages.ts',
    'readOnce.ts',
    'onDevice.ts',
    'adminWatch.ts',
    'auth.ts',
    'firestore.ts',
    'session.tsx',
    'call.ts',
  ].map((file) => [path.join(door, file), path.join(fakes, path.basename(file))]),
)

/** Puts the fakes in the place of the real modules, whoever imports them. */
export const fakeFirebase: Plugin = {
  name: 'fake-firebase',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
    return resolved && (faked[resolved.id] ?? null)
  },
}
