import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inRoot } from '../paths.ts'
import { findProgram, isProgram } from '../program.ts'
import type { Java } from './java.ts'

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/**
 * Returns the Firestore emulator's jar for FIRESTORE_EMULATOR_BINARY_PATH: the value that is set, or the jar of a
 * Google Cloud SDK, wrapped with the JDK's `jar`. Undefined leaves it to firebase-tools, which has one or downloads
 * one.
 */
export function firestoreJar(java: Java): string | undefined {
  if (process.env.FIRESTORE_EMULATOR_BINARY_PATH) return process.env.FIRESTORE_EMULATOR_BINARY_PATH
  if (existsSync(downloadedJar())) return undefined
  const jar = sdkFolders()
    .map((sdk) => path.join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'))
    .find((file) => existsSync(file))
  const program = path.join(java.bin, 'jar')
  return jar && isProgram(program) ? launcherFor(jar, program) : undefined
}

/** Returns the path where the installed firebase-tools stores its downloaded jar. */
function downloadedJar() {
  const info = JSON.parse(
    readFileSync(inRoot('node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json'), 'utf8'),
  ) as { firestore: { downloadPathRelativeToCacheDir: string } }
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? path.join(homedir(), '.cache', 'firebase', 'emulators')
  return path.join(cache, info.firestore.downloadPathRelativeToCacheDir)
}

/** Returns the possible folders of a Google Cloud SDK: above the `gcloud` of the PATH, and in the usual places. */
function sdkFolders() {
  const gcloud = findProgram('gcloud')
  return [
    ...(gcloud ? [path.resolve(realpathSync(gcloud), '..', '..')] : []),
    '/usr/lib/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
    '/opt/homebrew/share/google-cloud-sdk',
    path.join(homedir(), 'google-cloud-sdk'),
  ]
}

/**
 * Returns a jar with only a manifest that names the main class: the SDK's jar names none, so `java -jar` refuses it.
 */
function launcherFor(jar: string, program: string) {
  const folder = inRoot('node_modules/.cache/studio')
  const [manifest, launcher] = [path.join(folder, 'firestore.mf'), path.join(folder, 'firestore-launcher.jar')]
  const text = `Main-Class: ${mainClass}\nClass-Path: ${pathToFileURL(jar)}\n`
  if (existsSync(launcher) && existsSync(manifest) && readFileSync(manifest, 'utf8') === text) return launcher
  mkdirSync(folder, { recursive: true })
  writeFileSync(manifest, text)
  // A running emulator may still have the old file open, so it is replaced by renaming.
  const made = `${launcher}.${process.pid}`
  execFileSync(program, ['--create', '--file', made, '--manifest', manifest])
  renameSync(made, launcher)
  return launcher
}
