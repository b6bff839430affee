import { oneLine } from './problem.ts'
import { descendants, endAll, signal } from './processes.ts'

const endings: (() => Promise<void>)[] = []

/** Registers what has to be done before the command ends, whatever the reason; the last one registered goes first. */
export const atEnd = (ending: () => Promise<void>) => endings.unshift(ending)

/** One Ctrl-C reaches us from the terminal and from npm as well; only after this pause (ms) is it a second one. */
const oneKeyPress = 1000

/** Resolves at Ctrl-C, SIGTERM, SIGHUP, or when the process that started us is gone. A second Ctrl-C kills. */
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
 * Runs a command to its end or until it is asked to stop; then ends the programs that it runs, then does what was
 * registered. No process stays behind.
 * `work` gives the exit code; `stopCode` is the one after a stop, 0 where stopping is the normal end.
 */
export async function main(work: () => Promise<number>, stopCode = 130): Promise<never> {
  // A closed terminal must not keep us from saving.
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
