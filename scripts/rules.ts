/**
 * `npm run rules`: generates the part of firestore.rules that is derived from the tables of fields in domain. With
 * `--check` it changes nothing and fails if that part is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { withFieldRules } from './lib/fieldRules.ts'
import { main } from './lib/main.ts'
import { inRoot } from './lib/paths.ts'
import { Problem } from './lib/problem.ts'

await main(async () => {
  const file = inRoot('firestore.rules')
  const before = await readFile(file, 'utf8')
  const after = withFieldRules(before)
  if (after === before) return 0
  if (process.argv.includes('--check'))
    throw new Problem('firestore.rules does not match the tables of fields: run `npm run rules` and commit it.')
  await writeFile(file, after)
  return 0
})
