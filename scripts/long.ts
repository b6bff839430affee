/**
 * `npm run test:long`: the tests that are too long for every day, one after the other, each counted as one:
 *
 * - the long end-to-end and component tests;
 * - the daily end-to-end tests under every condition;
 * - all component tests with React's development build;
 * - whether the tests see every condition of the rules both true and false;
 * - known vulnerabilities, fuzz, mutants and soak.
 *
 * The name of a part selects it and passes the rest on to it. Any other words select long tests by path or name.
 */
import { main } from './lib/main.ts'
import { inRoot } from './lib/paths.ts'
import { run } from './lib/processes.ts'
import { duration, say } from './lib/steps.ts'
import type { Result } from './lib/tests/counts.ts'
import { summarize } from './lib/tests/summary.ts'

interface LongPart {
  name: string
  /** The script, relative to the root, and its arguments. */
  command: readonly string[]
  /** True if the part runs the daily tests as well. */
  isDaily?: boolean
  env?: NodeJS.ProcessEnv
}

const parts: Readonly<Record<string, LongPart>> = {
  e2e: { name: 'Long end-to-end tests', command: ['scripts/test.ts', 'e2e'] },
  conditions: {
    name: 'End-to-end tests under every condition',
    command: ['scripts/test.ts', 'e2e'],
    isDaily: true,
    env: { TEST_CONDITIONS: 'all' },
  },
  warnings: {
    name: 'Components, with what React says in development',
    command: ['scripts/test.ts', 'components'],
    isDaily: true,
  },
  components: {
    name: 'Components, what is too long for every day',
    command: ['scripts/test.ts', 'tests/components/long'],
  },
  rules: { name: 'Coverage of the rules', command: ['scripts/test.ts', 'tests/rules/long'] },
  audit: { name: 'Known holes in packages', command: ['scripts/audit.ts'], isDaily: true },
  fuzz: { name: 'Fuzz', command: ['tools/fuzz.ts'], isDaily: true },
  mutants: { name: 'Mutants', command: ['tools/mutants.ts'], isDaily: true },
  soak: { name: 'Soak', command: ['tools/soak.ts'], isDaily: true },
}

async function runPart({ name, command, isDaily, env: own }: LongPart, more: readonly string[]): Promise<Result> {
  const started = performance.now()
  say(`\n… ${name}`)
  const [script = '', ...args] = command
  const program = [inRoot(script), ...args, ...more]
  const env = { ...(!isDaily && { TEST_LONG: '1' }), ...own }
  const code = await run(process.execPath, program, { output: 'terminal', env })
  const ms = performance.now() - started
  say(`${code === 0 ? '✓' : '✗'} ${name}  ${duration(ms)}`)
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, ms, tests: [] }
}

await main(async () => {
  const started = performance.now()
  const [first = '', ...more] = process.argv.slice(2)
  const part = parts[first]
  const results: Result[] = []
  if (part) results.push(await runPart(part, more))
  else if (first) results.push(await runPart({ name: 'Long tests', command: ['scripts/test.ts'] }, [first, ...more]))
  else for (const each of Object.values(parts)) results.push(await runPart(each, []))
  return summarize(results, performance.now() - started).failed === 0 ? 0 : 1
})
