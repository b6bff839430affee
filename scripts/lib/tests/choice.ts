/** The levels of tests, cheapest first. */
export const levels = ['unit', 'deploy', 'components', 'rules', 'functions', 'e2e'] as const
export type Level = (typeof levels)[number]

interface TestFile {
  /** Relative to the root of the clone. */
  path: string
  text: string
}

/** The selection for a level: these files, and in them the tests with this name. Without files: all of them. */
export interface Choice {
  files: readonly string[]
  name?: string
}
export type Choices = Partial<Record<Level, Choice>>

const levelOf = (path: string): Level => levels.find((level) => path.startsWith(`tests/${level}/`)) ?? 'unit'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * Returns a pattern for test names that contain a phrase, in any case; `›` separates a group from a test, as in the
 * summary.
 */
const nameOf = (phrase: string) =>
  `(?i:${phrase
    .split('›')
    .map((piece) => escaped(piece.trim()))
    .join('.*')})`

/**
 * Selects tests by a phrase. If it is in the path of some files, these are selected. Otherwise the tests with it in
 * their name, in files with it in their text. Without such a file, those in all files, because names may be built at
 * run time.
 */
export function choose(phrase: string, files: readonly TestFile[]): Choices {
  const wanted = phrase.toLowerCase()
  // "sign out" also matches signOut.spec.ts.
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

/** Returns the arguments with which vitest or Playwright runs a selection. */
export function argumentsFor(level: Level, { files, name }: Choice): string[] {
  if (level !== 'e2e') return [...files, ...(name ? ['--testNamePattern', name] : [])]
  return [...files.map((file) => `${escaped(file)}$`), ...(name ? ['--grep', name] : [])]
}
