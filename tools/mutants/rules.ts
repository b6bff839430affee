import { type Node, parseExpression } from './expression.ts'

/** An `allow` line: its match block, verb and condition. */
export interface Allow {
  collection: string
  verb: string
  verbTo: number
  condition: Node
}

export interface Rules {
  text: string
  allows: Allow[]
  /** The expressions of each function, by its name. */
  functions: Map<string, Node[]>
  /** The collections whose rules use each function, directly or through others. */
  usedBy: Map<string, Set<string>>
}

const statement = /\b(?:match \/([\w{]+)|function (\w+)|allow ([\w, ]+): if |return |let \w+ = )/g

/** Parses the rules as far as mutants need them: functions and allow lines, each with its expressions. */
export function readRulesText(original: string): Rules {
  // Comments are replaced by spaces, so that positions stay the same.
  const text = original.replace(/(^|\s)\/\/.*$/gm, (comment) => ' '.repeat(comment.length))
  const allows: Allow[] = []
  const functions = new Map<string, Node[]>()
  let collection = ''
  let name = ''
  for (const found of text.matchAll(statement)) {
    const [whole, match, functionName, verb] = found
    const end = found.index + whole.length
    if (match) [collection, name] = [match, '']
    else if (functionName) name = functionName
    else if (verb) {
      const verbTo = found.index + 'allow '.length + verb.length
      allows.push({ collection, verb, verbTo, condition: parseExpression(text, end) })
    } else functions.set(name, [...(functions.get(name) ?? []), parseExpression(text, end)])
  }
  return { text: original, allows, functions, usedBy: usersOf(text, allows, functions) }
}

/** Returns the names of the functions that an expression calls, directly or not. */
function called(text: string, nodes: readonly Node[], functions: Rules['functions'], known = new Set<string>()) {
  for (const { from, to } of nodes) {
    for (const [, name = ''] of text.slice(from, to).matchAll(/(\w+)\(/g)) {
      const body = functions.get(name)
      if (!body || known.has(name)) continue
      known.add(name)
      called(text, body, functions, known)
    }
  }
  return known
}

function usersOf(text: string, allows: readonly Allow[], functions: Rules['functions']) {
  const users = new Map<string, Set<string>>()
  for (const { collection, condition } of allows) {
    for (const name of called(text, [condition], functions)) {
      users.set(name, (users.get(name) ?? new Set()).add(collection))
    }
  }
  return users
}

/**
 * Returns the rules of some collections only, with the functions that these use. The emulator compiles a short text in
 * a fraction of the time.
 */
export function rulesFor(text: string, collections: ReadonlySet<string>): string {
  const nameAfter = (word: string, block: string) => new RegExp(`^ {4}${word}(\\w+)`).exec(block)?.[1]
  let blocks = text.split(/^(?= {4}(?:function|match) )/m).filter((block) => {
    const collection = nameAfter('match /', block)
    return !collection || collections.has(collection)
  })
  for (;;) {
    const rest = blocks.join('')
    const used = blocks.filter((block) => {
      const name = nameAfter('function ', block)
      return !name || rest.split(`${name}(`).length > 2
    })
    if (used.length === blocks.length) return rest
    blocks = used
  }
}
