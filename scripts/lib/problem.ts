/** Something that the reader can set right: one line that says what is wrong and what to do. */
export class Problem extends Error {}

/** An error as one line. Only a surprise keeps its stack, and only when DEBUG asks for it. */
export function oneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!(error instanceof Problem) && process.env.DEBUG) return error.stack ?? error.message
  return error.message.replace(/\s+/g, ' ').trim()
}
