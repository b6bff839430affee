import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { publicationPath } from '@studio/domain/publishing/publication'
import { dataFolder } from '../paths.ts'
import type { EmulatorSet } from './emulatorSet.ts'

const current = path.join(dataFolder, 'emulators')
const next = path.join(dataFolder, 'next')
const previous = path.join(dataFolder, 'previous')

/** Returns the folder of an earlier run's data; undefined if there is none. */
export const savedData = () => [current, previous].find((folder) => existsSync(folder))

/** Deletes the saved data. */
export const forgetData = () => rmSync(dataFolder, { recursive: true, force: true })

/**
 * Saves the emulators' data. Asks their own hub by port: the file in which firebase-tools stores a project's hub could
 * lead to another set of emulators. If it is interrupted at any point, a complete copy remains.
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

/** Deletes all data of running emulators. */
export async function clearEmulators({ ports, project }: EmulatorSet) {
  const firestore = `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${project}/databases/(default)/documents`
  const auth = `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${project}/accounts`
  await Promise.all([firestore, auth].map((url) => fetch(url, { method: 'DELETE' })))
}

const setTriggers = (work: 'enable' | 'disable', { ports }: EmulatorSet) =>
  fetch(`http://127.0.0.1:${ports.hub}/functions/${work}BackgroundTriggers`, { method: 'PUT' })

/** Disables the triggers of running emulators. */
export const disableTriggers = (set: EmulatorSet) => setTriggers('disable', set)

/** Enables the triggers again. */
export const enableTriggers = (set: EmulatorSet) => setTriggers('enable', set)

/**
 * Notes a change of the content in emulators that have just started, so that their publisher publishes what is stored. A
 * publication that their last end has killed no longer delays it.
 */
export async function requestPublication({ ports, project }: EmulatorSet) {
  const document = `http://127.0.0.1:${ports.firestore}/v1/projects/${project}/databases/(default)/documents/${publicationPath}`
  const answer = await fetch(`${document}?updateMask.fieldPaths=changed_at&updateMask.fieldPaths=lease_until`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      fields: { changed_at: { integerValue: `${Date.now()}` }, lease_until: { integerValue: '0' } },
    }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
