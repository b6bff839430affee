/**
 * `npm run test:mutants`: changes the rules in hundreds of ways, one at a time, and runs the questions of tests/rules
 * against each. At least one answer must be wrong, or no test would notice that change. Prints the changes that
 * survive. Numbers as arguments select the changes in these lines only; `outbox` changes domain/outbox instead, under its
 * unit tests.
 */
import { collections } from '@studio/domain/collections'
import { main } from '../scripts/lib/main.ts'
import { duration, say, step } from '../scripts/lib/steps.ts'
import { askAll, type RulesClient, rulesClientFor } from '../tests/rules/ask.ts'
import { readRules } from '../tests/rules/studio.ts'
import { whyEquivalent } from './mutants/equivalents.ts'
import { type Mutant, mutantsOf } from './mutants/mutate.ts'
import { tryOutbox } from './mutants/outbox.ts'
import { affectedBy, likeliest, namesAround, questionSets, remember } from './mutants/questions.ts'
import { readRulesText, rulesFor } from './mutants/rules.ts'
import { onTestStudio } from './shared/studio.ts'

/** Number of mutants that are tested in parallel, each in its own project. */
const atOnce = 3

/** Number of mutants per emulator: it stores its answers and slows down when its memory is full. */
const forOneEmulator = 300

/** Returns the changed rules of a collection, and of the notes beside deletions. */
function applied(text: string, { from, to, by }: Mutant, collection: string): string {
  return rulesFor(text.slice(0, from) + by + text.slice(to), new Set([collection, collections.deletions]))
}

/** Asks one collection after the other about a mutant. Returns 'broken' if the emulator does not accept it. */
async function answerTo(mutant: Mutant, text: string, clients: readonly RulesClient[]) {
  const names = namesAround(text.split('\n'), mutant.line - 1)
  for (const collection of affectedBy(mutant)) {
    for (const [index, client] of clients.entries()) {
      const questions = likeliest(questionSets[index] ?? [], collection, names)
      if (questions.length === 0) continue
      if (!(await client.setRules(applied(text, mutant, collection)))) return 'broken'
      const noticed = await askAll(client, questions, true)
      remember(noticed)
      if (noticed.length > 0) return 'noticed'
    }
  }
  return 'survived'
}

/** The short description alone does not distinguish two changes of a long pattern. */
const describe = ({ line, what, by }: Mutant) => `  line ${line}: ${what}${by && `\n    ${by}`}`

/** Tests every mutant. Returns those that no question notices, and the invalid ones. */
async function tryAll(mutants: readonly Mutant[], text: string) {
  const found: { survivors: Mutant[]; broken: Mutant[] } = { survivors: [], broken: [] }
  for (let from = 0; from < mutants.length; from += forOneEmulator) {
    const part = mutants.slice(from, from + forOneEmulator)
    const title = `Mutants ${from + 1} to ${from + part.length} of ${mutants.length}`
    const { survivors, broken } = await onTestStudio({ onlyFirestore: true }, () =>
      step(title, (note) => trySome(part, text, note)),
    )
    found.survivors.push(...survivors)
    found.broken.push(...broken)
  }
  return found
}

/** Tests some mutants on one emulator, and prints at once those that no question notices. */
async function trySome(mutants: readonly Mutant[], text: string, note: (found: string) => void) {
  const survivors: Mutant[] = []
  const broken: Mutant[] = []
  const left = [...mutants]
  const work = async (worker: number) => {
    const clients = await Promise.all(
      questionSets.map((set, index) =>
        rulesClientFor(`demo-mutants-${worker}-${index}`, set, rulesFor(text, new Set())),
      ),
    )
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const answer = await answerTo(mutant, text, clients)
      if (answer === 'broken') broken.push(mutant)
      if (answer !== 'survived') continue
      survivors.push(mutant)
      say(describe(mutant))
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
  for (const mutant of broken) say(`${describe(mutant)}\n    not valid rules`)
  const score = (100 * (mutants.length - survivors.length)) / mutants.length
  for (const why of new Set(reasons)) {
    if (why) say(`  ${reasons.filter((one) => one === why).length} changes change nothing: ${why}`)
  }
  say(
    `${mutants.length} mutants, ${survivors.length} survived: score ${score.toFixed(1)} %, in ${duration(performance.now() - started)}`,
  )
  return survivors.length + broken.length === 0 && (only.length > 0 || mutants.length >= 150) ? 0 : 1
})
