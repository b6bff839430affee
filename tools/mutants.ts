/**
 * `npm run test:mutants`: changes the rules in hundreds of ways, one at a time, and runs the questions of tests/rules
 * against each. At least one answer must be wrong, or no test would notice that change. Prints the changes that
 * survive. Numbers as arguments select the changes in these lines only; `outbox` changes domain/outbox instead, under its
 * unit tests.
 */
import { main } from '../scripts/lib/main.ts'
import { duration, say, step } from '../scripts/lib/steps.ts'
import { askAll, type RuleCase, rulesClientFor } from '../tests/rules/ask.ts'
import { allCases } from '../tests/rules/cases/all.ts'
import { readRules } from '../tests/rules/studio.ts'
import { whyEquivalent } from './mutants/equivalents.ts'
import { type Mutant, mutantsOf } from './mutants/mutate.ts'
import { tryOutbox } from './mutants/outbox.ts'
import { readRulesText } from './mutants/rules.ts'
import { onTestStudio } from './shared/studio.ts'

/** Number of mutants that are tested in parallel, each in its own project. */
const atOnce = 3

/** Number of mutants per emulator: it stores its answers and slows down when its memory is full. */
const forOneEmulator = 150

/** Questions in turns from each part of the table, because often a single question of a small part notices a change. */
const questions = Object.values(allCases)
  .flatMap((cases) => cases.map((question: RuleCase, place: number) => ({ question, place })))
  .sort((a, b) => a.place - b.place)
  .map(({ question }) => question)

/** The last mutant that each question noticed. The same question is likely to notice the next one. */
const noticedAt = new Map<RuleCase, number>()

/** Returns the questions that can notice a mutant, likeliest first. */
function likeliest(mutant: Mutant, text: string): RuleCase[] {
  const line = text.split('\n')[mutant.line - 1] ?? ''
  const names = new Set(line.match(/\w+/g) ?? [])
  const namesField = (question: RuleCase & { field?: string }) => Number(question.field && names.has(question.field))
  const weight = (question: RuleCase) => (noticedAt.get(question) ?? 0) + 0.5 * namesField(question)
  const isUnknown = mutant.collections.has('{document')
  return questions
    .filter(({ path }) => isUnknown || mutant.collections.has(path.split('/')[0] ?? ''))
    .sort((a, b) => weight(b) - weight(a))
}

/** Returns the rules with one change. */
const applied = (text: string, { from, to, by }: Mutant) => text.slice(0, from) + by + text.slice(to)

/** The short description alone does not distinguish two changes of a long pattern. */
const describe = ({ line, what, by }: Mutant) => `  line ${line}: ${what}${by && `\n    ${by}`}`

/** Tests every mutant, and prints at once those that no question notices. Returns these and the invalid ones. */
async function tryAll(mutants: readonly Mutant[], text: string) {
  const found: { survivors: Mutant[]; broken: Mutant[] } = { survivors: [], broken: [] }
  for (let from = 0; from < mutants.length; from += forOneEmulator) {
    const part = mutants.slice(from, from + forOneEmulator)
    const title = `Mutants ${from + 1} to ${from + part.length} of ${mutants.length}`
    const { survivors, broken } = await onTestStudio({ onlyFirestore: true }, () =>
      step(title, (note) => trySome(part, text, note)),
    )
    for (const mutant of survivors) say(describe(mutant))
    found.survivors.push(...survivors)
    found.broken.push(...broken)
  }
  return found
}

async function trySome(mutants: readonly Mutant[], text: string, note: (found: string) => void) {
  const survivors: Mutant[] = []
  const broken: Mutant[] = []
  const left = [...mutants]
  const work = async (worker: number) => {
    const client = await rulesClientFor(`demo-mutants-${worker}`, questions, text)
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      if (!(await client.setRules(applied(text, mutant)))) {
        broken.push(mutant)
        continue
      }
      const wrong = await askAll(client, likeliest(mutant, text), true)
      for (const question of wrong) noticedAt.set(question, performance.now())
      if (wrong.length === 0) survivors.push(mutant)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => work(worker)))
  note(`${mutants.length - survivors.length - broken.length} of ${mutants.length} noticed`)
  return { survivors, broken }
}

await main(async () => {
  const started = performance.now()
  const text = await readRules()
  const lines = text.split('\n')
  const only = process.argv.slice(2)
  if (only[0] === 'outbox') return (await tryOutbox()) === 0 ? 0 : 1
  const all = mutantsOf(readRulesText(text)).filter(({ line }) => only.length === 0 || only.includes(`${line}`))
  const reasons = all.map((mutant) => whyEquivalent(mutant, lines))
  const mutants = all.filter((_, index) => !reasons[index])
  const { survivors, broken } = await tryAll(mutants, text)
  for (const mutant of broken) say(`${describe(mutant)}\n    these are no rules`)
  const score = (100 * (mutants.length - survivors.length)) / mutants.length
  for (const why of new Set(reasons)) {
    if (why) say(`  ${reasons.filter((one) => one === why).length} changes change nothing: ${why}`)
  }
  say(
    `${mutants.length} mutants, ${survivors.length} survived: score ${score.toFixed(1)} %, in ${duration(performance.now() - started)}`,
  )
  return survivors.length + broken.length === 0 && (only.length > 0 || mutants.length >= 150) ? 0 : 1
})
