import { createServer } from 'node:net'
import { Problem } from '../problem.ts'
import type { EmulatorSet } from './emulatorSet.ts'

/** Returns whether a local port is free. */
export const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => resolve(true)))
  })

/** Throws a problem if a port is in use; `owner` is the command that usually uses it. */
export async function demandFree(wanted: Readonly<Record<string, number>>, owner: string) {
  const rows = await Promise.all(
    Object.entries(wanted).map(async ([name, port]) => ((await isFree(port)) ? [] : [`${port} (${name})`])),
  )
  const taken = rows.flat()
  if (taken.length === 0) return
  if (taken.length > 1 && taken.length === rows.length) {
    throw new Problem(`These emulators are already running: stop the other ${owner} and run the command again.`)
  }
  const [subject, object] =
    taken.length === 1 ? [`Port ${taken[0]} is`, 'it'] : [`Ports ${taken.join(', ')} are`, 'them']
  throw new Problem(
    `${subject} in use: stop the program that holds ${object} (another ${owner}?) and run the command again.`,
  )
}

/** Throws a problem if a port of a set is in use. */
export const demandFreePorts = (set: EmulatorSet) =>
  demandFree(set.ports, set.name === 'studio' ? '`npm start` or `npm run dev`' : '`npm test`')
