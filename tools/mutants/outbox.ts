import { globSync, readFileSync } from 'node:fs'
import { inRoot } from '../../scripts/lib/paths.ts'
import { Problem } from '../../scripts/lib/problem.ts'
import { say } from '../../scripts/lib/steps.ts'
import { mutantsOfSource, mutated } from './source.ts'
import { isNoticed } from './unitTests.ts'

const folder = 'domain/outbox'
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 70)

/** Tries every change of the outbox's decisions, and prints those that no unit test notices. Returns how many these are. */
export async function tryOutbox(): Promise<number> {
  const all = globSync(`${folder}/*.ts`, { cwd: inRoot() })
  const tests = all.filter((file) => file.endsWith('.test.ts'))
  if (await isNoticed(tests, '', '')) throw new Problem('The unit tests of the outbox fail without any change.')
  let [tried, survived] = [0, 0]
  for (const file of all.filter((one) => !tests.includes(one))) {
    // A file's own tests notice most of its changes, in a fraction of the time.
    const own = tests.filter((test) => test === file.replace('.ts', '.test.ts'))
    const text = readFileSync(inRoot(file), 'utf8')
    for (const mutant of mutantsOfSource(file, text)) {
      tried += 1
      const changed = mutated(text, mutant)
      if ((await isNoticed(own, file, changed)) || (await isNoticed(tests, file, changed))) continue
      survived += 1
      say(`  ${file}:${mutant.line}: ${inOneLine(text.slice(mutant.from, mutant.to))} becomes ${inOneLine(mutant.by)}`)
    }
  }
  const score = (100 * (tried - survived)) / tried
  say(`${tried} mutants of the outbox, ${survived} survived: score ${score.toFixed(1)} %`)
  return survived
}
