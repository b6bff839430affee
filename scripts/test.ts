/**
 * `npm test`: types, lint, format, import directions, unit, deployment, component, rules and functions tests, and
 * end-to-end tests on the built site. `check`, `unit`, `deploy`, `components`, `emulators` or `e2e` selects a part and
 * passes the rest on to vitest or Playwright. Any other words select tests by path or name, in all parts. Long tests
 * are left out; with TEST_LONG only these run: `npm run test:long`.
 */
import { globSync, readFileSync } from 'node:fs'
import { buildAll } from './lib/build.ts'
import { disableTriggers } from './lib/emulators/data.ts'
import { startE2eSites } from './lib/emulators/e2eSites.ts'
import { environmentOf, testSet } from './lib/emulators/emulatorSet.ts'
import { startEmulators } from './lib/emulators/emulators.ts'
import { findJava } from './lib/emulators/java.ts'
import { demandFreePorts } from './lib/emulators/ports.ts'
import { main } from './lib/main.ts'
import { inRoot, root } from './lib/paths.ts'
import { oneLine, Problem } from './lib/problem.ts'
import { say, step } from './lib/steps.ts'
import { findBrowser } from './lib/tests/browser.ts'
import { argumentsFor, choose, type Level, levels } from './lib/tests/choice.ts'
import type { Result } from './lib/tests/counts.ts'
import { check, playwright, vitest } from './lib/tests/parts.ts'
import { summarize } from './lib/tests/summary.ts'

type Part = 'check' | Level
const allParts: readonly Part[] = ['check', ...levels]
const named: Readonly<Record<string, readonly Part[]>> = {
  check: ['check'],
  unit: ['unit'],
  components: ['components'],
  deploy: ['deploy'],
  emulators: ['rules', 'functions'],
  e2e: ['e2e'],
}

/** Returns all test files except the long ones; with TEST_LONG only the long ones. */
const testFiles = () =>
  globSync('{domain,scripts,tools,web/src,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: root })
    .filter((path) => path.includes('/long/') === Boolean(process.env.TEST_LONG))
    .map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }))

/** Returns the parts that the words select, each with its tool's arguments. */
function askedFor(words: readonly string[]): Map<Part, readonly string[]> {
  const [first = '', ...more] = words
  const parts = words.length === 0 ? allParts : named[first]
  if (parts) return new Map(parts.map((part) => [part, more]))
  const choices = choose(words.join(' '), testFiles())
  return new Map(levels.flatMap((level) => (choices[level] ? [[level, argumentsFor(level, choices[level])]] : [])))
}

// Java's second compiler takes an eighth of the tests' processor time and pays off only later.
process.env.JAVA_TOOL_OPTIONS = `-XX:TieredStopAtLevel=1 ${process.env.JAVA_TOOL_OPTIONS ?? ''}`

const words = process.argv.slice(2)
const asked = askedFor(words)
const wants = (...parts: Part[]) => parts.some((part) => asked.has(part))
const argumentsOf = (part: Part) => asked.get(part) ?? []

/** Runs a part if it is selected; a part that cannot start prints the reason and counts as one failure. */
async function run(part: Part, name: string, work: () => Promise<Result | Result[]>): Promise<Result[]> {
  if (!wants(part)) return []
  try {
    return [await work()].flat()
  } catch (error) {
    say(`✗ ${name}: ${oneLine(error)}`)
    return [{ name, passed: 0, failed: 1, ms: 0, tests: [] }]
  }
}

/** Builds what the selected tests need: the functions, and for end-to-end tests the site. */
const build = () =>
  step('Build', async (note) => {
    const built = await buildAll(wants('e2e') ? ['web', 'functions'] : ['functions'])
    note(built.length > 0 ? built.join(', ') : 'nothing has changed')
  })

/** Starts the emulators of the tests of rules and functions. */
async function startTestSet(built: Promise<void> | undefined) {
  const set = testSet()
  await demandFreePorts(set)
  const java = await findJava()
  await built
  const some = wants('functions') ? {} : { only: ['firestore'] as const }
  const { broken, stop } = await step('Emulators', () => startEmulators(set, java, some))
  // Otherwise every document that a test stores would start processes. tests/functions/data tests the triggers.
  if (wants('functions')) await disableTriggers(set)
  return { set, stop, broken: broken.then((problem) => Promise.reject(problem)) }
}

/** Returns the variable by which Playwright and vitest find the browser; without it they use Playwright's own. */
async function browserEnvironment(): Promise<NodeJS.ProcessEnv> {
  const browser = await step('Browser', findBrowser)
  return typeof browser === 'string' ? {} : { BROWSER_PATH: browser.path }
}

/**
 * The whole run uses production builds of React and others, which take three quarters of the time. A part of it uses
 * development builds, which report more, as does `npm run test:long`.
 */
const builds: NodeJS.ProcessEnv = words.length === 0 ? { NODE_ENV: 'production' } : {}

/** Runs the end-to-end tests, on one site per worker, with all cores: `others` must have ended. */
async function endToEnd(browser: NodeJS.ProcessEnv, others: Promise<unknown>) {
  const more = argumentsOf('e2e')
  const firstOption = more.findIndex((word) => word.startsWith('-'))
  const files = firstOption < 0 ? more.length : firstOption
  // A single file is not worth a second site.
  const { env, broken, stop } = await startE2eSites(await findJava(), files === 1 ? 1 : 2)
  await others
  const ended = broken.then((problem) => Promise.reject(problem))
  const result = await Promise.race([playwright('End-to-end tests', { ...env, ...browser }, more), ended])
  await step('Stopping the emulators', stop)
  return result
}

/** Runs the selected parts in two lanes, for two cores: one for the parts that need emulators, one for all others. */
async function runAll(): Promise<Result[]> {
  const built = wants('deploy', 'functions', 'e2e') ? build() : undefined
  const emulators = wants('rules', 'functions') ? startTestSet(built) : undefined
  const browser = wants('components', 'e2e') ? browserEnvironment() : undefined
  const prepared = Promise.allSettled([emulators, browser, built])

  /** Runs a part on the emulators; it fails if they end. */
  const onEmulators = (part: Part, name: string) =>
    run(part, name, async () => {
      if (!emulators) throw new Problem('There are no emulators.')
      const { set, broken } = await emulators
      return Promise.race([vitest(name, part, environmentOf(set), argumentsOf(part)), broken])
    })

  const withoutEmulators = async () => [
    ...(await run('check', 'Checks', check)),
    ...(await run('unit', 'Unit', () => vitest('Unit', 'unit', {}, argumentsOf('unit')))),
    ...(await run('deploy', 'Deployment', async () => {
      await built
      return vitest('Deployment', 'deploy', {}, argumentsOf('deploy'))
    })),
    ...(await run('components', 'Components', async () =>
      vitest('Components', 'components', { ...(await browser), ...builds }, argumentsOf('components')),
    )),
  ]
  const others = withoutEmulators()
  const withEmulators = async () => {
    const rules = await onEmulators('rules', 'Rules')
    const functions = await onEmulators('functions', 'Functions')
    const [started] = await prepared
    if (started.status === 'fulfilled' && started.value) await step('Stopping the emulators', started.value.stop)
    const walked = await run('e2e', 'End-to-end tests', async () => {
      await built
      return endToEnd((await browser) ?? {}, others)
    })
    return [...rules, ...functions, ...walked]
  }
  return (await Promise.all([others, withEmulators()])).flat()
}

await main(async () => {
  const started = performance.now()
  const { passed, failed } = summarize(await runAll(), performance.now() - started)
  if (passed + failed === 0) throw new Problem(`No test matches “${words.join(' ')}”.`)
  return failed === 0 ? 0 : 1
})
