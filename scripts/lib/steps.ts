/** Running steps with their start times. On a terminal the bottom line shows them with the seconds elapsed. */
const active = new Map<string, number>()
const { stdout } = process

function drawStatus() {
  if (!stdout.isTTY || active.size === 0) return
  const seconds = Math.round((performance.now() - Math.min(...active.values())) / 1000)
  stdout.write(`\r\x1b[K… ${[...active.keys()].join(', ')} ${seconds} s`.slice(0, (stdout.columns ?? 80) + 3))
}

/** Prints a line. */
export function say(line = '') {
  stdout.write(`${stdout.isTTY ? '\r\x1b[K' : ''}${line}\n`)
  drawStatus()
}

/** Formats a duration in milliseconds for people. */
export const duration = (ms: number) => {
  const seconds = ms / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/**
 * Shows a running step and its duration. `note` adds a result; `fail` marks a failure that the caller handles. Steps
 * may run in parallel, but must print only through `say`.
 */
export async function step<Result>(
  title: string,
  work: (note: (text: string) => void, fail: () => void) => Result | Promise<Result>,
): Promise<Result> {
  const started = performance.now()
  if (!stdout.isTTY) say(`… ${title}`)
  active.set(title, started)
  drawStatus()
  const ticker = setInterval(drawStatus, 1000)
  let found = ''
  let hasFailed = false
  const note = (text: string) => {
    found = `: ${text}`
  }
  const fail = () => {
    hasFailed = true
  }
  try {
    return await work(note, fail)
  } catch (error) {
    fail()
    throw error
  } finally {
    clearInterval(ticker)
    active.delete(title)
    say(`${hasFailed ? '✗' : '✓'} ${title}${found}  ${duration(performance.now() - started)}`)
  }
}

/** Prints rows in columns. */
export function table(rows: readonly (readonly string[])[]) {
  const columns = Math.max(...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  for (const row of rows) say(`  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd())
}
