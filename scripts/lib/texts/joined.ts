import type { Source } from './unused.ts'

/** Patterns of texts joined in code: a colon, full stop or comma beside a text, or a space after the colon. */
const joints = [
  /:\{' '\}/,
  /\}[:.,] ?\$\{t\(/,
  /\$\{t\([^`]*?\)\}[:.,] ?\$\{/,
  /\bt\([^()]*\)\}[:,] ?\{/,
  /\+ ['"][:.,] ['"] \+/,
]

/**
 * Returns the lines that put punctuation between two texts instead of calling `formatPair`, `formatList` or
 * `sentences`, which know each language's.
 */
export function joinedByHand(sources: readonly Source[]): { file: string; line: number; code: string }[] {
  return sources.flatMap(([file, content]) =>
    content.split('\n').flatMap((code, at) => {
      const isJoined = !/^\s*(?:\/\/|\/?\*)/.test(code) && joints.some((joint) => joint.test(code))
      return isJoined ? [{ file, line: at + 1, code: code.trim() }] : []
    }),
  )
}
