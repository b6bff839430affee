import { languageCodes } from '@studio/domain/languages'
import { everyNode, type Node } from './expression.ts'
import { patternChanges } from './pattern.ts'
import type { Allow, Rules } from './rules.ts'

/** A change of the rules that a test must notice. */
export interface Mutant {
  /** The description of the change. */
  what: string
  line: number
  from: number
  to: number
  /** The replacement. */
  by: string
  /** The collections whose rules it can affect. */
  collections: ReadonlySet<string>
}

type Change = Pick<Mutant, 'what' | 'from' | 'to' | 'by'>

const opposite: Record<string, readonly string[]> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>'],
  '<=': ['<', '>'],
  '>': ['>=', '<'],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
}

const writes = ['create', 'update']

/** Returns every mutant of the rules. */
export function mutantsOf(rules: Rules): Mutant[] {
  const lineOf = (at: number) => rules.text.slice(0, at).split('\n').length
  const finish = (changes: Change[], collections: ReadonlySet<string>): Mutant[] =>
    changes.map((change) => ({ ...change, line: lineOf(change.from), collections }))
  const inFunctions = [...rules.functions].flatMap(([name, nodes]) =>
    finish(
      nodes.flatMap(everyNode).flatMap((node) => changesOf(rules.text, node)),
      rules.usedBy.get(name) ?? new Set(),
    ),
  )
  const inAllows = rules.allows.flatMap((allow) => {
    const collections = new Set([allow.collection])
    const changes = everyNode(allow.condition).flatMap((node) => changesOf(rules.text, node))
    return finish([...changes, ...conditionChanges(rules, allow), ...widened(rules, allow)], collections)
  })
  const all = new Map([...inFunctions, ...inAllows].map((one) => [`${one.from}-${one.to}-${one.by}`, one]))
  return [...all.values()]
}

/** Returns the possible changes of one part of an expression. */
function changesOf(text: string, node: Node): Change[] {
  const part = (from: number, to: number) => text.slice(from, to)
  const { kind, children, words, from, to } = node
  const all = part(from, to)
  const swaps = words.flatMap((word) =>
    (opposite[word.text] ?? []).map((by) => ({ what: `${word.text} becomes ${by}`, from: word.from, to: word.to, by })),
  )
  if (kind === 'chain') {
    return [
      ...swaps,
      ...words.map(({ from: wordFrom }, index): Change => {
        const end = children[index + 1]?.outer.to ?? to
        return { what: `without ${short(part(wordFrom, end))}`, from: wordFrom, to: end, by: '' }
      }),
      // The first operand is removed together with the operator after it.
      ...(words[0] ? [{ what: `without ${short(part(from, words[0].to))}`, from, to: words[0].to, by: '' }] : []),
    ]
  }
  if (kind === 'compare') return swaps
  if (kind === 'choice') {
    const condition = children[0]?.outer ?? node
    return ['true', 'false'].map((by) => ({
      ...condition,
      what: `${part(condition.from, condition.to)} becomes ${by}`,
      by,
    }))
  }
  if (kind === 'not') return [{ what: 'not negated', from, to: from + 1, by: '' }]
  if (kind === 'number')
    return [1, -1].map((step) => ({
      what: `${all} becomes ${Number(all) + step}`,
      from,
      to,
      by: `${Number(all) + step}`,
    }))
  if (kind === 'string')
    return patternChanges(all).map((by) => ({ what: `${short(all)} becomes ${short(by)}`, from, to, by }))
  if (kind === 'list') return listChanges(text, node)
  if (kind === 'path') return [{ what: 'another collection', from, to, by: otherCollection(all) }]
  if (kind === 'member') return languageChange(words[0])
  if (kind === 'call' && /^is(Admin|SignedIn)\(\)$/.test(all)) {
    const weaker = all === 'isAdmin()' ? ['isSignedIn()', 'true', 'false'] : ['true', 'false']
    return weaker.map((by) => ({ what: `${all} becomes ${by}`, from, to, by }))
  }
  return []
}

/** Replaces the collection in a path by one whose document differs or does not exist. */
const otherCollection = (path: string) =>
  path.replace(/(?<=\/documents\/)\w+/, (name) => (name === 'profiles' ? 'user_roles' : 'profiles'))

const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 70)

/** Returns a list with a key removed or added. */
function listChanges(text: string, { from, to, children }: Node): Change[] {
  const items = children.map((child) => text.slice(child.from, child.to))
  const without = items.map((item, index) => ({
    what: `${item} forgotten`,
    from,
    to,
    by: `[${items.filter((_, at) => at !== index).join(', ')}]`,
  }))
  // Messages already have a note.
  const extra = items.includes("'note'") ? "'remark'" : "'note'"
  return [...without, { what: `${extra} too many`, from, to, by: `[${[...items, extra].join(', ')}]` }]
}

/** Replaces a field by that of another language, so that one is checked twice and one not at all. */
function languageChange(name: { text: string; from: number; to: number } | undefined): Change[] {
  const code = languageCodes.find((one) => name?.text.endsWith(`_${one}`))
  const field = code && name?.text.slice(0, -code.length - 1)
  if (!name || !field) return []
  const by = `${field}_${code === 'es' ? 'it' : 'es'}`
  return [{ what: `${name.text} becomes ${by}`, from: name.from, to: name.to, by }]
}

/** Replaces a condition by one that always or never holds, or requires less. */
function conditionChanges({ text }: Rules, { condition: { from, to } }: Allow): Change[] {
  const end = text.indexOf(';', to)
  const all = text.slice(from, end)
  return ['true', 'false', 'isSignedIn()', 'isAdmin()']
    .filter((by) => by !== all)
    .map((by) => ({ what: `${short(all)} becomes ${by}`, from, to: end, by }))
}

/** Adds another verb of the block, if its own condition differs. */
function widened({ text, allows }: Rules, { collection, verb, verbTo, condition }: Allow): Change[] {
  const words = (node: Node) => text.slice(node.from, node.to)
  if (words(condition) === 'false') return []
  const isOfDocument = words(condition).includes('request.resource')
  return (
    allows
      .filter((other) => other.collection === collection && other.verb !== verb)
      .filter((other) => words(other.condition) !== words(condition) && words(other.condition) !== 'true')
      // Reads and deletions have no `request.resource`, so a condition on it is an error there and widens nothing.
      .filter((other) => !isOfDocument || writes.includes(other.verb))
      .map((other) => ({ what: `${verb} also allows ${other.verb}`, from: verbTo, to: verbTo, by: `, ${other.verb}` }))
  )
}
