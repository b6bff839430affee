import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { projectId } from '../../scripts/lib/emulators/emulatorSet.ts'
import { inRoot } from '../../scripts/lib/paths.ts'
import { type Figure, told } from '../shared/figures.ts'
import { median } from '../shared/numbers.ts'

const rounds = 7
const run = promisify(execFile)

/** Imports of the packages that the functions need. */
const packages = ['firebase-admin/app', 'firebase-admin/auth', 'firebase-admin/firestore']
  .concat(['https', 'identity', 'options', 'params'].map((part) => `firebase-functions/${part}`))
  .map((name) => `import '${name}'`)
  .join('\n')

const starts = [
  { what: 'A cold start, processor time: Node alone', code: '' },
  { what: '… with the Admin SDK and the SDK of the functions', code: packages },
  { what: '… with all functions, as they are deployed', code: `import './lib/index.js'` },
]

/** Returns the processor time of a process that runs this code and ends, in ms. */
async function timeOf(code: string) {
  const report = 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1000); process.exit()'
  const args = ['--input-type=module', '--eval', `${code}\n${report}`]
  const env = { ...process.env, GCLOUD_PROJECT: projectId }
  return Number((await run(process.execPath, args, { cwd: inRoot('functions'), env })).stdout)
}

/**
 * Measures a cold start before the first call, as the median of processor times, which a busy machine does not change.
 */
export async function coldStart(): Promise<Figure[]> {
  const times: number[][] = starts.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [at, { code }] of starts.entries()) times[at]?.push(await timeOf(code))
  }
  return starts.map(({ what }, at) => told(what, median(times[at] ?? [])))
}
