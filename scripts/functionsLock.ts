/**
 * `npm run lock`: writes functions/package-lock.json, which Cloud Build installs from, with the versions
 * of the clone's package-lock.json. With `--check` it changes nothing and fails if the file is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Lock, workspaceLock } from './lib/functionsLock.ts'
import { main } from './lib/main.ts'
import { inRoot } from './lib/paths.ts'
import { Problem } from './lib/problem.ts'

await main(async () => {
  const file = inRoot('functions/package-lock.json')
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const whole = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as Lock
  const after = `${JSON.stringify(workspaceLock(whole, 'functions'), undefined, 2)}\n`
  if (after === before) return 0
  if (process.argv.includes('--check'))
    throw new Problem('functions/package-lock.json is out of date: run `npm run lock` and commit it.')
  writeFileSync(file, after)
  return 0
})
