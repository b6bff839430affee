import { emulatorHost } from '../studio.ts'

/** A part of the rules that yields true or false, and the values it has yielded. */
export interface Condition {
  line: number
  from: number
  to: number
  seen: Set<string>
}

/**
 * Matches a node of the report, which begins with its position (even an error has one); its values precede its
 * children.
 */
const piece =
  /(?<=[[,]\{)"sourcePosition":\{"line":(\d+),"column":\d+,"currentOffset":(\d+),"endOffset":(\d+)\}|"value":\{"(\w+)":(true|false)?|"value":\{\}/g
/** Maximum length of a match, so that none is split between two chunks. */
const longest = 200

/**
 * Reads the emulator's report on all evaluated expressions of a project as a stream. It repeats each document that an
 * expression has read, and is larger than the maximum length of a string.
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
    // The report is indented by depth, and the matches contain no spaces.
    const text = rest + decoder.decode(chunk, { stream: true }).replace(/\s+/g, '')
    rest = text.length > longest ? read(text, text.length - longest) : text
  }
  read(rest, rest.length)
  return [...conditions.values()]
}

/**
 * Returns the parts that were not evaluated, and the conditions that were only true or only false, as `line: text
 * (seen)`.
 */
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
