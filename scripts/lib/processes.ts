import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { logsFolder, root } from './paths.ts'

/** Returns every live process as [id, parent's id]; a small Linux lacks `ps` but has /proc. */
function processTable(): (readonly [id: number, parent: number])[] {
  if (existsSync('/proc/self/stat')) return readdirSync('/proc').filter(Number).flatMap(linuxProcess)
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n')
  return rows.flatMap((row) => {
    const [id, parent, state] = row.trim().split(/\s+/)
    return state?.startsWith('Z') ? [] : [[Number(id), Number(parent)] as const]
  })
}

/** Returns one row of the table; none if the process has ended or is a zombie. */
function linuxProcess(id: string): (readonly [id: number, parent: number])[] {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? [] : [[Number(id), Number(parent)]]
  } catch {
    return []
  }
}

/** Returns the ids of all descendants of a process, nearest first. */
export function descendants(id: number): number[] {
  const table = processTable()
  const found = [id]
  for (const parent of found) found.push(...table.filter(([, above]) => above === parent).map(([below]) => below))
  return found.slice(1)
}

/** Returns those processes that are still running. */
function alive(ids: readonly number[]): number[] {
  const table = new Set(processTable().map(([id]) => id))
  return ids.filter((id) => table.has(id))
}

/** Returns the command line of a process; '' if it has ended. Needed because the id may have been reused. */
export function commandOf(id: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${id}/cmdline`, 'utf8')
    return execFileSync('ps', ['-p', `${id}`, '-o', 'command='], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** Sends a signal to a process that may have ended. */
export function signal(id: number, name: NodeJS.Signals) {
  try {
    process.kill(id, name)
  } catch {
    // The process has already ended.
  }
}

/** Ends a process and its descendants: first politely, after `patience` ms by force. */
async function endTree(id: number, patience = 5000): Promise<void> {
  const tree = [...descendants(id), id]
  signal(id, 'SIGTERM')
  const until = Date.now() + patience
  while (Date.now() < until && alive(tree).length > 0) await sleep(50)
  for (const member of alive(tree)) signal(member, 'SIGKILL')
}

/** Ids of running processes that `run` started. */
const running = new Set<number>()
let isClosed = false

/** Ends everything that `run` started. Later calls of `run` start nothing, and pending ones never resolve. */
export async function endAll() {
  isClosed = true
  await Promise.all([...running].map((id) => endTree(id)))
}

interface Running {
  /** The destination of the output: the terminal, or a file, which a relative path puts in the logs folder. */
  output: { log: string } | 'terminal'
  env?: NodeJS.ProcessEnv
  cwd?: string
}

/**
 * Runs a program and returns its exit code. It gets its own session, so that Ctrl-C reaches only this process, which
 * decides the order of shutdown.
 */
export function run(program: string, args: readonly string[], { output, env, cwd = root }: Running): Promise<number> {
  if (isClosed) return new Promise(() => {})
  const log = output === 'terminal' ? undefined : path.resolve(logsFolder, output.log)
  if (log) mkdirSync(path.dirname(log), { recursive: true })
  const file = log === undefined ? undefined : openSync(log, 'w')
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
