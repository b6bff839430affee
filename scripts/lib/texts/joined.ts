import type { Source } from './unused.ts'

/** Texts joined by hand: a colon, full stop or comma of the code's own beside a text, or a blank after the colon. */
const joints = [
  /:\{' '\}/,
  /\}[:.,] ?\$\{t\(/,
  /\$\{t\([^`]*?\)\}[:.,] ?\$\{/,
  /\bt\([^()]*\)\}[:,] ?\{/,
  /\+ ['"][:.,] ['"] \+/,
]

/** The lines that put a sign between two texts: `formatPair`, `formatList` and `sentences` know each language's own. */
export function joinedByHand(sources: readonly Source[]): { file: string; line: number; code: string }[] {
  return sources.flatMap(([file, content]) =>
    content.split('\n').flatMap((code, at) => {
      const isJoined = !/^\s*(?:\/\/|\/?\*)/.test(code) && joints.some((joint) => joint.test(code))
      return isJoined ? [{ file, line: at + 1, code: code.trim() }] : []
    }),
  )
}
