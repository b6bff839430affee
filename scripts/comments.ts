/** Checks the comments of all tracked sources for the usual slips in plain English (lib/comments.ts). */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findingsIn } from './lib/comments.ts'
import { main } from './lib/main.ts'
import { inRoot, root } from './lib/paths.ts'
import { say, table } from './lib/steps.ts'

/** Numbers of findings that are still tolerated, by folder or file. Only lower them; all other files must have none. */
const tolerated: Readonly<Record<string, number>> = {
  'scripts/deploy/': 39,
  'tests/support/google/': 36,
  'web/src/app/': 1,
  'web/src/editor/': 7,
}

/** Returns the folder of the table that a file is in; the file itself if there is none. */
const folderOf = (file: string) => Object.keys(tolerated).find((folder) => file.startsWith(folder)) ?? file

await main(async () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.rules'], { cwd: root })
    .toString()
    .split('\n')
    .filter(Boolean)
  const findings = files.flatMap((file) => findingsIn(file, readFileSync(inRoot(file), 'utf8')))
  const byFolder = Map.groupBy(findings, ({ file }) => folderOf(file))
  const excess = [...byFolder].filter(([folder, found]) => found.length > (tolerated[folder] ?? 0))
  table(excess.flatMap(([, found]) => found.map(({ file, line, rule, text }) => [`${file}:${line}`, rule, text])))
  for (const [folder, limit] of Object.entries(tolerated)) {
    const count = byFolder.get(folder)?.length ?? 0
    if (count < limit) say(`${folder}: ${count} left, so lower its number in scripts/comments.ts`)
  }
  say(`${files.length} files; ${excess.length} folders or files with too many findings`)
  return excess.length > 0 ? 1 : 0
})
