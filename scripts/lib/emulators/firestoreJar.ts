import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { crc32 } from 'node:zlib'
import { inRoot } from '../paths.ts'
import { findProgram } from '../program.ts'

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/**
 * The Firestore emulator for firebase-tools, as the value of FIRESTORE_EMULATOR_BINARY_PATH: the one that is set
 * already, or the one of a Google Cloud SDK. Undefined leaves it to firebase-tools, which has one or downloads one.
 */
export function firestoreJar(): string | undefined {
  if (process.env.FIRESTORE_EMULATOR_BINARY_PATH) return process.env.FIRESTORE_EMULATOR_BINARY_PATH
  if (existsSync(downloadedJar())) return undefined
  const jar = sdkFolders()
    .map((sdk) => path.join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'))
    .find((file) => existsSync(file))
  return jar && launcherFor(jar)
}

/** Where the installed firebase-tools keeps the jar it has downloaded. */
function downloadedJar() {
  const info = JSON.parse(
    readFileSync(inRoot('node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json'), 'utf8'),
  ) as { firestore: { downloadPathRelativeToCacheDir: string } }
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? path.join(homedir(), '.cache', 'firebase', 'emulators')
  return path.join(cache, info.firestore.downloadPathRelativeToCacheDir)
}

/** Where a Google Cloud SDK may stand: above the `gcloud` of the PATH, and in the usual places. */
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

/** The SDK's jar names no main class, so `java -jar` refuses it; this jar holds nothing but a manifest that does. */
function launcherFor(jar: string) {
  const manifest = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${pathToFileURL(jar)}`]
  const launcher = inRoot('node_modules/.cache/studio/firestore-launcher.jar')
  const zip = zipOf('META-INF/MANIFEST.MF', `${manifest.map(wrapped).join('\r\n')}\r\n\r\n`)
  // A running emulator may have the file open.
  if (existsSync(launcher) && readFileSync(launcher).equals(zip)) return launcher
  mkdirSync(path.dirname(launcher), { recursive: true })
  writeFileSync(launcher, zip)
  return launcher
}

/** A manifest line holds at most 72 bytes; a space continues it on the next. */
const wrapped = (line: string) => line.match(/^.{1,70}|.{1,69}/g)?.join('\r\n ') ?? ''

/** A zip archive with one uncompressed file. */
function zipOf(name: string, text: string): Buffer {
  const content = Buffer.from(text)
  // Version 1.0, no flags, stored, 1980-01-01 00:00, checksum, both sizes, length of the name, no extra field.
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(10, 0)
  facts.writeUInt16LE(0x21, 8)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(content.length, 14)
  facts.writeUInt32LE(content.length, 18)
  facts.writeUInt16LE(name.length, 22)
  const file = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), content])
  // The directory repeats the facts; its remaining fields (comment, disk, attributes, offset 0) are all zero.
  const entry = Buffer.concat([Buffer.from('PK\x01\x02\x0a\x00'), facts, Buffer.alloc(14), Buffer.from(name)])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(entry.length, 8)
  end.writeUInt32LE(file.length, 12)
  return Buffer.concat([file, entry, Buffer.from('PK\x05\x06'), end])
}
