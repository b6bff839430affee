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
  if (await isNoticed(folder, '', '')) throw new Problem('The unit tests of the outbox fail without any change.')
  const files = globSync(`${folder}/*.ts`, { cwd: inRoot() }).filter((file) => !file.endsWith('.test.ts'))
  let [tried, survived] = [0, 0]
  for (const file of files) {
    const text = readFileSync(inRoot(file), 'utf8')
    for (const mutant of mutantsOfSource(file, text)) {
      tried += 1
      if (await isNoticed(folder, file, mutated(text, mutant))) continue
      survived += 1
      say(`  ${file}:${mutant.line}: ${inOneLine(text.slice(mutant.from, mutant.to))} becomes ${inOneLine(mutant.by)}`)
    }
  }
  const score = (100 * (tried - survived)) / tried
  say(`${tried} mutants of the outbox, ${survived} survived: score ${score.toFixed(1)} %`)
  return survived
}
