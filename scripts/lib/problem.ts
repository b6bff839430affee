/** An error that the reader can fix: one line with the cause and the solution. */
export class Problem extends Error {}

/** Formats an error as one line. Only an unexpected error has its stack, and only if DEBUG is set. */
export function oneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!(error instanceof Problem) && process.env.DEBUG) return error.stack ?? error.message
  return error.message.replace(/\s+/g, ' ').trim()
}
