/**
 * `npm run restore -- --file … [--project …] [--yes] [--with-admins]`: restores a database from a backup. Documents
 * that the backup lacks are removed, except the log and everything that opens accounts or previews (passkeys, recovery
 * codes, known devices, preview links). Data of e-mail addresses that were erased since is not restored. It shows the
 * changes first and asks. --yes answers, except for former admins who would become admins again: that needs
 * --with-admins. Works on the running emulators unless --project is given.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { getFirestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import {
  apply,
  Backup,
  type Change,
  changesBetween,
  readAll,
  returningAdmins,
  withAccess,
  withLog,
  withoutErased,
} from './lib/backup.ts'
import { pieceFolder, restorePieces } from './lib/filmPieces.ts'
import { Problem } from './lib/problem.ts'
import { onProject, openProject, readArguments } from './lib/project.ts'
import { say, table } from './lib/steps.ts'

const usage = 'npm run restore -- --file <backup file> [--project <Firebase project>] [--yes] [--with-admins]'
const text = { type: 'string' } as const

const Newer = v.object({ format: v.pipe(v.string(), v.regex(/^studio-backup-(?!1$)\d+$/)) })

function readBackup(file: string): Backup {
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (v.is(Newer, found)) throw new Error('a newer version of the studio made it')
    return v.parse(Backup, found)
  } catch (error) {
    throw new Problem(`${file} is not a backup of a studio (${error instanceof Error ? error.message : error}).`)
  }
}

/** Prints the changed documents and their numbers. */
function show(changes: readonly Change[]) {
  const marks = { created: '+', changed: '~', removed: '-' }
  table(changes.map(({ kind, collection, id }) => [marks[kind], kind, `${collection}/${id}`]))
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length
  say(`  ${count('created')} to create, ${count('changed')} to change, ${count('removed')} to remove`)
}

async function isAgreed() {
  if (!process.stdin.isTTY) throw new Problem('There is no terminal to ask: look at the changes, then add --yes.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Do this? Type yes: ')
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

await onProject(async () => {
  const flag = { type: 'boolean' } as const
  const options = { file: text, project: text, yes: flag, 'with-admins': flag }
  const { file, project, yes, 'with-admins': withAdmins } = readArguments(usage, { options }).values
  if (!file) throw new Problem(`No backup file was named: ${usage}`)
  const backup = readBackup(file)
  const place = await openProject(project)
  const db = getFirestore()
  say(`  ${file}: ${backup.project} as of ${backup.made_at}, to be restored to ${place}`)
  const now = await readAll(db)
  const { documents, left } = await withoutErased(backup.documents, now)
  if (left > 0) say(`  ${left} left out: their e-mail address was erased after the backup`)
  const changes = changesBetween(now, withAccess(withLog(documents, now), now))
  if (changes.length === 0) return say(`✓ Nothing to do: ${place} matches the backup.`)
  show(changes)
  const admins = returningAdmins(changes)
  if (admins.length > 0 && !withAdmins) {
    table(admins.map((uid) => ['!', uid, 'is no admin now, and would be one again']))
    if (yes || !process.stdin.isTTY)
      throw new Problem('Nothing was changed: add --with-admins to make these accounts admins again.')
  }
  if (!yes && !(await isAgreed())) throw new Problem('Nothing was changed.')
  const { stored, incomplete } = await restorePieces(db, documents, pieceFolder(file))
  if (stored > 0) say(`  ${stored} pieces of films restored from ${pieceFolder(file)}`)
  for (const film of incomplete) say(`  ! The film ${film} has pieces that are neither here nor in the backup.`)
  await apply(db, changes)
  say(`✓ ${place} matches the backup.`)
})
