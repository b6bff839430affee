import { emulatorHost } from '../studio.ts'

/** A part of the rules that yields true or false, and what it was seen to yield. */
export interface Condition {
  line: number
  from: number
  to: number
  seen: Set<string>
}

/** A node of the report begins with its place (an error has one too); its values stand before its children. */
const piece =
  /(?<=[[,]\{)"sourcePosition":\{"line":(\d+),"column":\d+,"currentOffset":(\d+),"endOffset":(\d+)\}|"value":\{"(\w+)":(true|false)?|"value":\{\}/g
/** No piece is longer, so that none is cut in two unseen. */
const longest = 200

/**
 * The emulator's report on every expression that was evaluated in a project, read as it arrives: it repeats each
 * document that an expression has seen and is larger than a text may be.
 */
export async function readCoverage(projectId: string): Promise<Condition[]> {
  const answer = await fetch(`http://${emulatorHost()}/emulator/v1/projects/${projectId}:ruleCoverage`)
  if (!answer.ok || !answer.body) throw new Error(`There is no coverage report for ${projectId}`)
  const conditions = new Map<string, Condition>()
  let current: Condition | undefined
  let rest = ''
  const read = (text: string, until: number) => {
    let end = 0
    for (const match of text.matchAll(piece)) {
      if (match.index >= until) break
      end = match.index + match[0].length
      const [, line, from, to, type, value] = match
      if (from && to) {
        const key = `${from}-${to}`
        current = conditions.get(key) ?? { line: Number(line), from: Number(from), to: Number(to) + 1, seen: new Set() }
        conditions.set(key, current)
      } else current?.seen.add(type === 'boolValue' ? `${value}` : type && type !== 'undefined' ? type : 'error')
    }
    return text.slice(Math.max(end, until))
  }
  const decoder = new TextDecoder()
  for await (const chunk of answer.body) {
    // The report is indented by how deep it is; nothing that is looked for has a blank in it.
    const text = rest + decoder.decode(chunk, { stream: true }).replace(/\s+/g, '')
    rest = text.length > longest ? read(text, text.length - longest) : text
  }
  read(rest, rest.length)
  return [...conditions.values()]
}

/** What was not evaluated at all, and each condition that was seen only true or only false, as `line: text (seen)`. */
export function uncovered(conditions: readonly Condition[], rules: string): string[] {
  return conditions
    .filter(({ from, to, seen }) => {
      const isValue = [...seen].some((value) => value !== 'true' && value !== 'false' && value !== 'error')
      const isConstant = /^(true|false)$/.test(rules.slice(from, to))
      if (seen.size === 0) return true
      return !isValue && !isConstant && !(seen.has('true') && seen.has('false'))
    })
    .map(
      ({ line, from, to, seen }) => `${line}: ${rules.slice(from, to)} (${[...seen].join(', ') || 'never evaluated'})`,
    )
}
