/** Where a test stands, from the cheapest level to the dearest. */
export const levels = ['unit', 'deploy', 'components', 'rules', 'functions', 'e2e'] as const
export type Level = (typeof levels)[number]

export interface TestFile {
  /** From the root of the clone. */
  path: string
  text: string
}

/** What is asked of a level: these files, and in them the tests with this in their name. No files: all of them. */
export interface Choice {
  files: readonly string[]
  name?: string
}
export type Choices = Partial<Record<Level, Choice>>

const levelOf = (path: string): Level => levels.find((level) => path.startsWith(`tests/${level}/`)) ?? 'unit'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** The names in which a phrase occurs, in any case; `›`, as the summary writes it, stands between a group and a test. */
const nameOf = (phrase: string) =>
  `(?i:${phrase
    .split('›')
    .map((piece) => escaped(piece.trim()))
    .join('.*')})`

/**
 * The tests that a phrase asks for: the files that have it in their path; else, of the files that have it in their
 * text, the tests that have it in their name; else such tests wherever they are, for a name may be built while running.
 */
export function choose(phrase: string, files: readonly TestFile[]): Choices {
  const wanted = phrase.toLowerCase()
  // "sign out" asks for signOut.spec.ts too.
  const inPath = files.filter(({ path }) => path.toLowerCase().includes(wanted.replaceAll(' ', '')))
  if (inPath.length > 0) return byLevel(inPath)
  const pieces = wanted.split('›').map((piece) => piece.trim())
  const inText = files.filter(({ text }) => pieces.every((piece) => text.toLowerCase().includes(piece)))
  const name = nameOf(phrase)
  if (inText.length > 0) return byLevel(inText, name)
  return Object.fromEntries(levels.map((level) => [level, { files: [], name }]))
}

function byLevel(files: readonly TestFile[], name?: string): Choices {
  const choices: Choices = {}
  for (const { path } of files) {
    const level = levelOf(path)
    choices[level] = { files: [...(choices[level]?.files ?? []), path], ...(name && { name }) }
  }
  return choices
}

/** The arguments with which vitest or Playwright runs what was chosen. */
export function argumentsFor(level: Level, { files, name }: Choice): string[] {
  if (level !== 'e2e') return [...files, ...(name ? ['--testNamePattern', name] : [])]
  return [...files.map((file) => `${escaped(file)}$`), ...(name ? ['--grep', name] : [])]
}
