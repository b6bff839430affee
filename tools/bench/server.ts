import { Worker } from 'node:worker_threads'
import { inRoot } from '../../scripts/lib/paths.ts'
import { selfSigned } from './certificate.ts'

/** The built pages. */
export const dist = inRoot('web', 'dist')

/** Returns the path of a language's page. */
export const pathOf = (language: string) => (language === 'es' ? '/' : `/${language}/`)

/** Pages that override those of `dist`, by path (`/index.html`). */
export type Written = Record<string, string | Uint8Array>

/** The input of the server's thread; it answers with the ports of the sites. */
export interface Setup {
  key: string
  cert: string
  sites: Record<string, Written>
}

/** Serves sites until the command ends, each at its own origin. `browserArgs` allow Chromium no other hosts. */
export async function serve<Name extends string>(sites: Record<Name, Written>) {
  const { key, cert, fingerprint } = selfSigned()
  const workerData: Setup = { key, cert, sites }
  const thread = new Worker(new URL('./serverThread.ts', import.meta.url), { workerData })
  const ports = await new Promise<Record<Name, number>>((resolve, reject) => {
    thread.once('error', reject).once('message', resolve)
  })
  return {
    originOf: (site: Name) => `https://127.0.0.1:${ports[site]}`,
    browserArgs: [
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  }
}
