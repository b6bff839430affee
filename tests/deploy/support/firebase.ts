import { spawn } from 'node:child_process'
import { inRoot } from '../../../scripts/lib/paths.ts'

export interface Ended {
  /** The exit code; null if a signal ended it. */
  code: number | null
  output: string
}

/** Runs the real Firebase CLI in a folder, with only this environment and the variables that Node needs. */
export function firebase(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): { ended: Promise<Ended>; kill: () => void } {
  const child = spawn(process.execPath, [inRoot('node_modules/.bin/firebase'), ...args, '--non-interactive'], {
    cwd: folder,
    // On a busy machine the CLI's default of ten seconds is too short to load the functions.
    env: { PATH: process.env.PATH, CI: '1', FUNCTIONS_DISCOVERY_TIMEOUT: '120', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, output })))
  return { ended, kill: () => void child.kill('SIGKILL') }
}
