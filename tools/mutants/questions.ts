import type { RuleCase } from '../../tests/rules/ask.ts'
import { allCases } from '../../tests/rules/cases/all.ts'
import { visitorCases } from '../../tests/rules/cases/elsewhere.ts'
import type { Mutant } from './mutate.ts'

/** Mixes the questions of all topics, because often a single question of a small topic notices a change. */
const inTurns = (topics: readonly (readonly RuleCase[])[]) =>
  topics
    .flatMap((cases) => cases.map((question, place) => ({ question, place })))
    .sort((a, b) => a.place - b.place)
    .map(({ question }) => question)

/** The sets of questions. Each requires other stored documents, so each needs a project of its own. */
export const questionSets: readonly (readonly RuleCase[])[] = [inTurns(Object.values(allCases)), visitorCases]

const collectionOf = ({ path }: RuleCase) => path.split('/')[0] ?? ''

const byCollection = Map.groupBy(questionSets.flat(), collectionOf)

/** The last mutant that each question noticed. The same question is likely to notice the next one. */
const noticedAt = new Map<RuleCase, number>()

/** Remembers the questions that have noticed a mutant. */
export function remember(noticed: readonly RuleCase[]) {
  for (const question of noticed) noticedAt.set(question, performance.now())
}

const lastNoticed = (questions: readonly RuleCase[]) =>
  Math.max(0, ...questions.map((question) => noticedAt.get(question) ?? 0))

/**
 * Returns the collections whose answers a mutant can change. The one that noticed a mutant last comes first, then those
 * with the fewest questions.
 */
export function affectedBy(mutant: Mutant): string[] {
  const isUnknown = mutant.collections.has('{document')
  return [...byCollection]
    .filter(([collection]) => isUnknown || mutant.collections.has(collection))
    .sort(([, a], [, b]) => lastNoticed(b) - lastNoticed(a) || a.length - b.length)
    .map(([collection]) => collection)
}

const wordsOf = (text = '') => text.match(/\w{4,}/g) ?? []

/** Returns the words of a line of the rules and, if it is in a function, of the lines that call it, directly or not. */
export function namesAround(lines: readonly string[], at: number, known = new Set<number>()): Set<string> {
  const names = new Set(wordsOf(lines[at]))
  known.add(at)
  const block = lines.slice(0, at + 1).findLast((line) => /^ {4}(function|match) /.test(line)) ?? ''
  const call = / {4}function (\w+\()/.exec(block)?.[1]
  if (!call) return names
  for (const [index, line] of lines.entries()) {
    if (known.has(index) || line === block || !line.includes(call)) continue
    for (const name of namesAround(lines, index, known)) names.add(name)
  }
  return names
}

/** Returns a set's questions about a collection, likeliest first: those that share words with the mutant's lines. */
export function likeliest(set: readonly RuleCase[], collection: string, names: ReadonlySet<string>): RuleCase[] {
  return set
    .filter((question) => collectionOf(question) === collection)
    .map((question) => ({
      question,
      shared: wordsOf(question.what).filter((word) => names.has(word)).length,
      noticed: noticedAt.get(question) ?? 0,
    }))
    .sort((a, b) => b.shared - a.shared || b.noticed - a.noticed)
    .map(({ question }) => question)
}
