/**
 * `npm run soak`: the long test that the owner's work is never lost, in real Chromium on its own emulators. It covers
 * kills, refusals, two devices, and the repeated end-to-end tests of tests/e2e/sync. Prints a table and writes it to
 * .logs/soak.md; fails if a row has a wrong result. Words after `--` select a part: `npm run soak -- kills chains`; a
 * number is the random seed.
 */
import { chromium } from 'playwright/test'
import { buildAll } from '../scripts/lib/build.ts'
import { startE2eSites } from '../scripts/lib/emulators/e2eSites.ts'
import { findJava } from '../scripts/lib/emulators/java.ts'
import { main } from '../scripts/lib/main.ts'
import { oneLine, Problem } from '../scripts/lib/problem.ts'
import { say, step } from '../scripts/lib/steps.ts'
import { playwright } from '../scripts/lib/tests/parts.ts'
import { exactly, type Figure, report } from './shared/figures.ts'
import { launchOptions } from './shared/studio.ts'
import { type Row, randomFrom } from './soak/row.ts'

/** Makes Playwright's configuration include the long tests. */
const long = { TEST_LONG: '1' }

/** A row that repeats the end-to-end tests of this name, each time with the sample data. */
const again =
  (what: string, times: number, file: string, name: string, env: NodeJS.ProcessEnv = {}): Row =>
  async () => {
    const words = [file, '--grep', name, `--repeat-each=${times}`]
    const { passed, failed } = await playwright(what, env, words)
    return [exactly(`${what}: end-to-end tests`, Math.max(passed, times), passed), exactly('… that failed', 0, failed)]
  }

/** The rows of the table by name. They are loaded after the environment points at the emulators. */
const rows: Record<string, () => Promise<Row>> = {
  kills: async () => (await import('./soak/kills.ts')).row,
  refused: async () => (await import('./soak/refused.ts')).row,
  chains: async () => (await import('./soak/chains.ts')).row,
  convergence: async () => (await import('./soak/convergence.ts')).row,
  // Comes last of those on shared data, because it leaves more projects than the list shows at a time.
  pictures: async () => (await import('./soak/pictures.ts')).row,
  films: async () => (await import('./soak/films.ts')).row,
  'sign-out': async () => again('Signed out with two tabs, online and offline', 10, 'signOut', 'After signing out'),
  'cold-start': async () => async (run) => [
    ...(await again('The console opens offline in ten languages', 3, 'road', 'The console opens offline', long)(run)),
    ...(await again('The page opens offline in ten languages', 3, 'road', 'The page opens offline', long)(run)),
  ],
  storage: async () => again('Storage refused at start', 3, 'localFirst', 'A browser without storage'),
  update: async () => again('Update while a form is dirty in another tab', 3, 'road', 'A new version waits'),
}

/** Counts a row that throws as failed. */
const orMissed = (name: string, work: Promise<Figure[]>): Promise<Figure[]> =>
  work.catch((error: unknown) => {
    if (process.env.DEBUG) console.error(error)
    return [{ what: name, expected: 'ends', found: oneLine(error).slice(0, 300), holds: false }]
  })

await main(async () => {
  const asked = process.argv.slice(2)
  const seed = Number(asked.find((word) => /^\d+$/.test(word)) ?? Date.now() % 1_000_000)
  const parts = asked.filter((word) => !/^\d+$/.test(word))
  const unknown = parts.find((word) => !rows[word])
  if (unknown) throw new Problem(`There is no part "${unknown}": ${Object.keys(rows).join(', ')}.`)
  await step('Build', () => buildAll())
  const options = await step('Browser', () => launchOptions())
  const { env, stop } = await startE2eSites(await findJava(), 1)
  Object.assign(process.env, env, options.executablePath && { BROWSER_PATH: options.executablePath })
  const figures: Figure[] = []
  for (const [name, load] of Object.entries(rows)) {
    if (parts.length > 0 && !parts.includes(name)) continue
    const note = (text: string) => say(`  ${name}: ${text}`)
    const browser = await chromium.launch(options)
    const work = async () => (await load())({ browser, note, random: randomFrom(seed) })
    say(`… ${name}`)
    figures.push(...(await orMissed(name, work())))
    await browser.close()
  }
  await step('Stopping the emulators', stop)
  return report('soak', figures, `, seed ${seed}`)
})
