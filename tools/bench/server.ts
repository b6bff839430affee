import { Worker } from 'node:worker_threads'
import { type Certificate, selfSigned } from './certificate.ts'

/** What is served at one origin: a folder, and pages that the bench wrote, by address (`/index.html`). */
export interface Site {
  folder: string
  written: Record<string, string>
}

export interface ServerSetup extends Pick<Certificate, 'key' | 'cert'> {
  sites: Record<string, Site>
}
/** Asks how many bytes a site has sent since it was asked last. */
export interface ServerOrder {
  id: number
  site: string
}
export type ServerReport = { ports: Record<string, number> } | { id: number; bytes: number }

export interface Server<Name extends string> {
  /** `https://127.0.0.1:…` of each site. */
  origins: Record<Name, string>
  /** Bytes on the wire since the last question, without the TLS handshake. */
  sentBy: (site: Name) => Promise<number>
  /** What makes Chromium trust this server, take it for Firestore, and reach nothing else. */
  browserArgs: readonly string[]
  close: () => Promise<unknown>
}

/** Serves the sites until the command ends, or `close`. */
export async function serve<Name extends string>(sites: Record<Name, Site>): Promise<Server<Name>> {
  const { key, cert, fingerprint } = selfSigned()
  const thread = new Worker(new URL('./serverThread.ts', import.meta.url), {
    workerData: { key, cert, sites } satisfies ServerSetup,
  })
  const waiting = new Map<number, (bytes: number) => void>()
  const ports = await new Promise<Record<string, number>>((resolve, reject) => {
    thread.once('error', reject)
    thread.on('message', (report: ServerReport) => {
      if ('ports' in report) return resolve(report.ports)
      waiting.get(report.id)?.(report.bytes)
      waiting.delete(report.id)
    })
  })
  let asked = 0
  return {
    origins: Object.fromEntries(
      Object.entries(ports).map(([name, port]) => [name, `https://127.0.0.1:${port}`]),
    ) as Record<Name, string>,
    sentBy: (site) =>
      new Promise((resolve) => {
        asked += 1
        waiting.set(asked, resolve)
        thread.postMessage({ id: asked, site } satisfies ServerOrder)
      }),
    browserArgs: [
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      `--host-resolver-rules=MAP firestore.googleapis.com:443 127.0.0.1:${ports.firestore}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
    ],
    close: () => thread.terminate(),
  }
}
