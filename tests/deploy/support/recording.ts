import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deploy, type World } from '../../../scripts/deploy/deploy.ts'
import type { CliResult } from '../../../scripts/deploy/deployment.ts'
import type { DeployValues } from '../../../scripts/deploy/options.ts'
import { type StandIn, startGoogle } from '../../support/google/index.ts'
import type { GoogleState } from '../../support/google/state.ts'
import { essence } from './essence.ts'
import { project, type Studio } from './world.ts'

/** A moment at which the command could be killed: Google's state, and the files in the clone. */
interface Moment {
  /** The last printed line, and the number of changes at Google so far. */
  name: string
  state: GoogleState
  files: string[]
}

/** A run of the real Firebase CLI. */
interface CliRun {
  args: string
  before: string
  after: GoogleState
  result: CliResult
}

const filesOf = (folder: string) => ['.firebaserc', `functions/.env.${project}`].map((name) => path.join(folder, name))

export type Recording = Awaited<ReturnType<typeof recorded>>

/** Deploys with the real Firebase CLI. Records its runs, and every moment at which our command could be killed. */
export async function recorded(google: StandIn, studio: Studio, options: DeployValues) {
  const moments = new Map<string, Moment>()
  const cliRuns: CliRun[] = []
  let isCliRunning = false
  const note = () => {
    if (isCliRunning || !studio.lines.some((line) => line.startsWith('…'))) return
    const texts = filesOf(studio.folder).map((file) => readFileSync(file, 'utf8'))
    const name = `"${studio.lines.at(-1)}", change ${google.faults.mutations}`
    const key = essence(google.state) + texts.join()
    if (!moments.has(key)) moments.set(key, { name, state: structuredClone(google.state), files: texts })
  }
  google.faults.afterEachMutation(note)
  const world = studio.with(options, {
    async firebase(id, args) {
      const before = essence(google.state)
      isCliRunning = true
      const result = await studio.world.firebase(id, args)
      isCliRunning = false
      cliRuns.push({ args: args.join(' '), before, after: structuredClone(google.state), result })
      note()
      return result
    },
    say(line) {
      studio.world.say(line)
      note()
    },
  })
  await deploy(world)
  return { moments: [...moments.values()], cliRuns, end: essence(google.state) }
}

/**
 * Runs the command again, as after a kill at this moment. A run of the Firebase CLI that was recorded with the same
 * targets and state is replayed instead of repeated. Returns the final state, and how often the CLI really ran.
 */
export async function resumed(moment: Moment, cliRuns: readonly CliRun[], studio: Studio, options: DeployValues) {
  const google = await startGoogle({ propagation: 1, accountDelay: 1, state: structuredClone(moment.state) })
  for (const [index, file] of filesOf(studio.folder).entries()) writeFileSync(file, moment.files[index] ?? '')
  studio.use(google)
  let realRuns = 0
  const firebase: World['firebase'] = async (id, args) => {
    const before = essence(google.state)
    const known = cliRuns.find((run) => run.args === args.join(' ') && run.before === before)
    if (known) Object.assign(google.state, structuredClone(known.after))
    else realRuns += 1
    return known?.result ?? studio.world.firebase(id, args)
  }
  const from = studio.asked.length
  await deploy(studio.with(options, { firebase }))
  await google.close()
  return { end: essence(google.state), realRuns, asked: studio.asked.slice(from), unexpected: google.unexpected }
}
