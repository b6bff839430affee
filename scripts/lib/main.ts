import { oneLine } from './problem.ts'
import { descendants, endAll, signal } from './processes.ts'

const endings: (() => Promise<void>)[] = []

/** Registers an action to run before the command ends, for any reason; the last one registered runs first. */
export const atEnd = (ending: () => Promise<void>) => endings.unshift(ending)

/** One Ctrl-C arrives both from the terminal and from npm; only after this pause (ms) does it count as a second one. */
const oneKeyPress = 1000

/** Resolves at Ctrl-C, SIGTERM, SIGHUP, or when the parent process has ended. A second Ctrl-C kills. */
const stopRequested = () =>
  new Promise<void>((resolve) => {
    let first = Number.POSITIVE_INFINITY
    const stop = () => {
      first = Math.min(first, Date.now())
      resolve()
    }
    process.on('SIGTERM', stop)
    process.on('SIGHUP', stop)
    process.on('SIGINT', () => {
      if (Date.now() - first > oneKeyPress) killEverything()
      stop()
    })
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && stop(), 1000).unref()
  })

function killEverything(): never {
  for (const id of descendants(process.pid)) signal(id, 'SIGKILL')
  process.exit(130)
}

const complain = (error: unknown) => process.stderr.write(`✗ ${oneLine(error)}\n`)

/**
 * Runs a command until it ends or is asked to stop. Then it ends the started programs and runs the registered actions,
 * so that no process is left. `work` returns the exit code; `stopCode` is the one after a stop, 0 if stopping is the
 * normal end.
 */
export async function main(work: () => Promise<number>, stopCode = 130): Promise<never> {
  // A closed terminal must not prevent saving.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  let code = 1
  try {
    code = await Promise.race([work(), stopRequested().then(() => stopCode)])
  } catch (error) {
    complain(error)
  }
  await endAll()
  for (const ending of endings) {
    try {
      await ending()
    } catch (error) {
      complain(error)
      code = 1
    }
  }
  process.exit(code)
}
