/**
 * A process between a command and the emulators. It has its own session, so Ctrl-C does not reach the emulators. It
 * shuts them down in order (save, one SIGINT, wait) when it is told to or when the command has ended, even if that was
 * killed. It communicates over Node's channel between parent and child.
 */
import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../paths.ts'
import { oneLine } from '../problem.ts'
import { commandOf, descendants, signal } from '../processes.ts'
import { saveData } from './data.ts'

/** The supervisor's instructions, sent by the command. */
export interface SupervisorOrder {
  args: readonly string[]
  env: NodeJS.ProcessEnv
  /** The file for the emulators' output; their own debug logs go into the same folder. */
  log: string
  hubPort: number
}
/** A message from the command: save at the end from now on, or end now. */
export type SupervisorRequest = 'save at the end' | 'stop'
/** A message to the command. `problem` is a line of the emulators' output that explains a failure. */
export type SupervisorReport = { ready: true } | { problem: string } | { notSaved: string }

/** firebase-tools prints this once every emulator answers and the functions are loaded. */
const readyLine = 'All emulators ready'
const problemLine = /^\W*(?:Error: |\S+: (?:Failed to load function|Error adding firestore rules))/
/** Time for the emulators to end, in ms. */
const patience = 10_000

const order = JSON.parse(process.argv[2] ?? '{}') as SupervisorOrder
const log = createWriteStream(order.log)
const report = (message: SupervisorReport) => process.connected && process.send?.(message)
let savesAtEnd = false
let isStopping = false

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => {})

const firebase = spawn(process.execPath, [inRoot('node_modules/firebase-tools/lib/bin/firebase.js'), ...order.args], {
  cwd: path.dirname(order.log),
  env: { ...process.env, ...order.env },
  stdio: ['ignore', 'pipe', 'pipe'],
})
const hasEnded = new Promise<void>((resolve) => firebase.once('exit', () => resolve()))

const below = () => descendants(process.pid).map((id) => ({ id, command: commandOf(id) }))
/** The child processes; the Java emulators outlive a firebase-tools that was killed. */
let servers = below()
let line = ''
const read = (chunk: string) => {
  log.write(chunk)
  const lines = (line + chunk).split('\n')
  line = lines.pop() ?? ''
  for (const text of lines) {
    if (text.includes(readyLine)) {
      servers = below()
      report({ ready: true })
    } else if (problemLine.test(text)) report({ problem: text.replace(/^\W+/, '') })
  }
}
for (const stream of [firebase.stdout, firebase.stderr]) stream.setEncoding('utf8').on('data', read)

async function stop() {
  if (isStopping) return
  isStopping = true
  if (savesAtEnd) await saveData(order.hubPort).catch((error: unknown) => report({ notSaved: oneLine(error) }))
  servers = below()
  firebase.kill('SIGINT')
  setTimeout(() => firebase.kill('SIGKILL'), patience)
}

process.on('message', (request: SupervisorRequest) => {
  if (request === 'stop') void stop()
  else savesAtEnd = true
})
process.on('disconnect', () => void stop())
await hasEnded
for (const { id, command } of servers) if (command && commandOf(id) === command) signal(id, 'SIGKILL')
process.exit(firebase.exitCode ?? 1)
