/**
 * `npm test`: types, lint, format, import directions, unit, rules, functions and end-to-end tests, on emulators of
 * its own. `check`, `unit`, `emulators` or `e2e` asks for a part; what follows goes to vitest or Playwright.
 */
import { type Browser, findBrowser } from './lib/browser.ts'
import { buildAll } from './lib/build.ts'
import { sum } from './lib/counts.ts'
import { clearEmulators } from './lib/data.ts'
import { type EmulatorSet, environmentOf, testSet } from './lib/emulatorSet.ts'
import { startEmulators } from './lib/emulators.ts'
import { findJava } from './lib/java.ts'
import { main } from './lib/main.ts'
import { check, endToEnd, type Result, vitest } from './lib/parts.ts'
import { demandFreePorts } from './lib/ports.ts'
import { oneLine, Problem } from './lib/problem.ts'
import { duration, say, step, table } from './lib/steps.ts'
import { seed } from './lib/studio.ts'
import { warmUp } from './lib/warmUp.ts'

const partNames = ['check', 'unit', 'emulators', 'e2e']
const [part = '', ...more] = process.argv.slice(2)
const wants = (name: string) => part === '' || part === name

/** The emulators for the tests, ready. */
async function startTestSet() {
  const set = testSet()
  await demandFreePorts(set)
  const java = await findJava()
  await step('Build', async (note) => {
    const built = await buildAll()
    note(built.length > 0 ? built.join(', ') : 'nothing has changed')
  })
  const emulators = await step('Emulators', () => startEmulators(set, java))
  return { set, emulators }
}

/** A part that cannot even run says why, and counts as one failure. */
const orFailure = (name: string, work: Promise<Result | Result[]>): Promise<Result | Result[]> =>
  work.catch((error: unknown) => {
    say(`✗ ${oneLine(error)}`)
    return { name, passed: 0, failed: 1, ms: 0 }
  })

/** The tests that need the emulators, one after the other. */
async function runOn(set: EmulatorSet, browser: Browser | undefined) {
  const env = environmentOf(set)
  const results: Result[] = []
  if (wants('emulators')) results.push(await vitest('Rules', 'rules', env, more))
  if (wants('emulators')) results.push(await vitest('Functions', 'functions', env, more))
  if (browser) {
    await step('Sample data', () => clearEmulators(set).then(() => seed(set)))
    await step('First sign-in', () => warmUp(set))
    results.push(await endToEnd('End to end', browser, env, more))
  }
  return results
}

/** Prepares emulators and browser while checks and unit tests go on, and tests on them when those are done. */
async function onEmulators(others: Promise<unknown>): Promise<Result[]> {
  const browserStep = wants('e2e') ? step('Browser', findBrowser) : undefined
  const [{ set, emulators }, browser] = await Promise.all([startTestSet(), browserStep])
  await others
  const broken = emulators.broken.then((problem) => Promise.reject(problem))
  const results = await Promise.race([runOn(set, browser), broken])
  await step('Stopping the emulators', emulators.stop)
  return results
}

await main(async () => {
  if (part !== '' && !partNames.includes(part))
    throw new Problem(`There is no part "${part}": ${partNames.join(', ')}.`)
  const started = performance.now()
  const checked = wants('check') ? orFailure('Checks', check()) : []
  const unit = wants('unit') ? orFailure('Unit', vitest('Unit', 'unit', {}, more)) : []
  const others = Promise.all([checked, unit])
  const emulated = wants('emulators') || wants('e2e') ? orFailure('Emulators', onEmulators(others)) : []
  const results = (await Promise.all([others, emulated])).flat(2)
  const total = sum(results)
  say()
  table(results.map(({ name, passed, failed, ms }) => [name, `${passed} passed`, `${failed} failed`, duration(ms)]))
  say(`  ${duration(performance.now() - started)} in all`)
  say(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
})
