/**
 * `npm run backup -- [--project …] [--file …]`: writes all documents of all collections into one JSON file. Reads the
 * running emulators, or with --project that Firebase project with the sign-in of the Firebase CLI. The file holds
 * visitors' personal data: protect it like the project. It contains no accounts or passwords. Uploaded films are copied
 * into the folder film-pieces beside the file, which later backups share: keep both.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { getFirestore } from 'firebase-admin/firestore'
import { type Backup, readAll, withoutNotices } from './lib/backup.ts'
import { projectId } from './lib/emulators/emulatorSet.ts'
import { pieceFolder, savePieces } from './lib/filmPieces.ts'
import { Problem } from './lib/problem.ts'
import { onProject, openProject, readArguments } from './lib/project.ts'
import { say, table } from './lib/steps.ts'

const usage = 'npm run backup -- [--project <Firebase project>] [--file <file>]'
const text = { type: 'string' } as const

await onProject(async () => {
  const { values } = readArguments(usage, { options: { project: text, file: text } })
  const { project = projectId, file: named } = values
  const made_at = new Date().toISOString()
  const file = named ?? `${project}-${made_at.slice(0, 19).replaceAll(':', '')}.backup.json`
  if (existsSync(file)) throw new Problem(`${file} already exists: name another file with --file.`)
  const place = await openProject(project)
  const documents = withoutNotices(await readAll(getFirestore()))
  const backup: Backup = { format: 'studio-backup-1', project, made_at, documents }
  // Only the file's owner can read it.
  writeFileSync(file, `${JSON.stringify(backup, undefined, 1)}\n`, { mode: 0o600 })
  const pieces = await savePieces(getFirestore(), pieceFolder(file))
  table(Object.entries(documents).map(([collection, found]) => [collection, `${Object.keys(found).length}`]))
  if (pieces > 0) say(`  ${pieces} pieces of films copied to ${pieceFolder(file)}`)
  say(`✓ ${place} is backed up in ${file}.`)
})
