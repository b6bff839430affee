import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { logsFolder, root } from './paths.ts'

/** Every process of the machine that has not ended, as [id, parent's id]; a small Linux lacks `ps` but has /proc. */
function processTable(): (readonly [id: number, parent: number])[] {
  if (existsSync('/proc/self/stat')) return readdirSync('/proc').filter(Number).flatMap(linuxProcess)
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n')
  return rows.flatMap((row) => {
    const [id, parent, state] = row.trim().split(/\s+/)
    return state?.startsWith('Z') ? [] : [[Number(id), Number(parent)] as const]
  })
}

/** One row of the table; none when the process has ended, collected or not. */
function linuxProcess(id: string): (readonly [id: number, parent: number])[] {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? [] : [[Number(id), Number(parent)]]
  } catch {
    return []
  }
}

/** The ids of all processes below one, the nearest first. */
export function descendants(id: number): number[] {
  const table = processTable()
  const found = [id]
  for (const parent of found) found.push(...table.filter(([, above]) => above === parent).map(([below]) => below))
  return found.slice(1)
}

/** Which of the processes have not ended yet. */
function alive(ids: readonly number[]): number[] {
  const table = new Set(processTable().map(([id]) => id))
  return ids.filter((id) => table.has(id))
}

/** The command line of a process; '' when it has ended. An id alone may by now belong to another program. */
export function commandOf(id: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${id}/cmdline`, 'utf8')
    return execFileSync('ps', ['-p', `${id}`, '-o', 'command='], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** Sends a signal to a process that may be gone already. */
export function signal(id: number, name: NodeJS.Signals) {
  try {
    process.kill(id, name)
  } catch {
    // Gone: what the signal was for has happened.
  }
}

/** Ends a process and all below it: asks first, and after `patience` ms does not ask any more. */
async function endTree(id: number, patience = 5000): Promise<void> {
  const tree = [...descendants(id), id]
  signal(id, 'SIGTERM')
  const until = Date.now() + patience
  while (Date.now() < until && alive(tree).length > 0) await sleep(50)
  for (const member of alive(tree)) signal(member, 'SIGKILL')
}

/** Ids of the processes that `run` started and that have not ended yet. */
const running = new Set<number>()
let isClosed = false

/** Ends everything that `run` started. From now on it starts nothing, and nobody learns how a program ended. */
export async function endAll() {
  isClosed = true
  await Promise.all([...running].map((id) => endTree(id)))
}

interface Running {
  /** Where the output goes: a file of the logs folder, or the terminal. */
  output: { log: string } | 'terminal'
  env?: NodeJS.ProcessEnv
  cwd?: string
}

/**
 * Runs a program to its end and gives its exit code. It gets a session of its own, so that Ctrl-C reaches us alone and
 * we decide in which order things end.
 */
export function run(program: string, args: readonly string[], { output, env, cwd = root }: Running): Promise<number> {
  if (isClosed) return new Promise(() => {})
  mkdirSync(logsFolder, { recursive: true })
  const file = output === 'terminal' ? undefined : openSync(path.join(logsFolder, output.log), 'w')
  const target = file ?? 'inherit'
  const options: SpawnOptions = {
    cwd,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', target, target],
  }
  const child = spawn(program, args, options)
  const id = child.pid
  if (file !== undefined) closeSync(file)
  if (id) running.add(id)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      if (id) running.delete(id)
      if (!isClosed) resolve(code ?? 1)
    })
  })
}
