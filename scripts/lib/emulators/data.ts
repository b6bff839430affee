import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { dataFolder } from '../paths.ts'
import type { EmulatorSet } from './emulatorSet.ts'

const current = path.join(dataFolder, 'emulators')
const next = path.join(dataFolder, 'next')
const previous = path.join(dataFolder, 'previous')

/** The data of an earlier start; undefined when there was none. */
export const savedData = () => [current, previous].find((folder) => existsSync(folder))

/** Forgets what was entered. */
export const forgetData = () => rmSync(dataFolder, { recursive: true, force: true })

/**
 * Writes down what the emulators hold. They are asked at their own hub's port: the file in which firebase-tools
 * notes the hub of a project would lead to another set of emulators with the same project. Whenever this is cut
 * short, a whole copy remains.
 */
export async function saveData(hubPort: number) {
  mkdirSync(dataFolder, { recursive: true })
  rmSync(next, { recursive: true, force: true })
  const answer = await fetch(`http://127.0.0.1:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: next, initiatedBy: 'exit', targets: ['auth', 'firestore'] }),
    signal: AbortSignal.timeout(60_000),
  })
  if (!answer.ok) throw new Error(await answer.text())
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(current)) renameSync(current, previous)
  renameSync(next, current)
  rmSync(previous, { recursive: true, force: true })
}

/** Takes everything out of running emulators. */
export async function clearEmulators({ ports, project }: EmulatorSet) {
  const firestore = `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${project}/databases/(default)/documents`
  const auth = `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${project}/accounts`
  await Promise.all([firestore, auth].map((url) => fetch(url, { method: 'DELETE' })))
}

const setTriggers = (work: 'enable' | 'disable', { ports }: EmulatorSet) =>
  fetch(`http://127.0.0.1:${ports.hub}/functions/${work}BackgroundTriggers`, { method: 'PUT' })

/** Ends the triggers of running emulators: what is written from now on starts none. */
export const disableTriggers = (set: EmulatorSet) => setTriggers('disable', set)

/** Lets what is written start triggers again. */
export const enableTriggers = (set: EmulatorSet) => setTriggers('enable', set)
