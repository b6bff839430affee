/** Checks the comments of all tracked sources for the usual slips in plain English (lib/comments.ts). */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findingsIn } from './lib/comments.ts'
import { main } from './lib/main.ts'
import { inRoot, root } from './lib/paths.ts'
import { say, table } from './lib/steps.ts'

await main(async () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.rules'], { cwd: root })
    .toString()
    .split('\n')
    .filter(Boolean)
  const findings = files.flatMap((file) => findingsIn(file, readFileSync(inRoot(file), 'utf8')))
  table(findings.map(({ file, line, rule, text }) => [`${file}:${line}`, rule, text]))
  say(`${files.length} files; ${findings.length} findings`)
  return findings.length > 0 ? 1 : 0
})
