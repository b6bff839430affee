import { defineConfig, type Project } from 'playwright/test'
import { siteCount, takeWorkerSite } from '../scripts/lib/emulators/workerSite.ts'
import { browserArgs } from '../scripts/lib/tests/browser.ts'
import { plainFiles } from './e2e/conditions.ts'
import type { TestOptions } from './e2e/support/studio.ts'
import { conditionNames } from './support/conditions.ts'

takeWorkerSite()

const long = '**/e2e/long/**'
/** Every test plain and under the one condition assigned to it; or under all conditions, one after the other. */
const daily: Project<TestOptions>[] = [
  { name: 'plain' },
  { name: 'condition', use: { condition: 'assigned' }, testIgnore: [long, ...plainFiles] },
]
const every = conditionNames.map((condition): Project<TestOptions> => ({ name: condition, use: { condition } }))
const forDays = process.env.TEST_CONDITIONS ? every : daily

export default defineConfig<TestOptions>({
  projects: process.env.TEST_LONG ? [{ name: 'plain' }] : forDays,
  testDir: 'e2e',
  // What is too long for every day runs with TEST_LONG, and nothing else does then.
  testMatch: process.env.TEST_LONG ? '**/e2e/long/*.spec.ts' : '**/*.spec.ts',
  testIgnore: process.env.TEST_LONG ? [] : long,
  outputDir: '../.logs/e2e',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // A worker has a site and a store of its own, so a test may do with them what it likes.
  workers: siteCount,
  // A second try only where nobody is there to start one; what needed it is named in the output.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Failures at the end; until then a terminal has one line for the test that runs, a log one dot for each.
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: '../.logs/e2e.json' }]],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://127.0.0.1:5000',
    locale: 'es-CO',
    // A service worker fetches the whole site on each test's first visit; a test of what it does asks for it.
    serviceWorkers: 'block',
    // The hero's motion takes half a core; a test of motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a tenth of the run: `npm run test:e2e -- <file> --trace on` records.
    trace: 'on-first-retry',
    // Without a path Playwright takes the browser that it has downloaded itself.
    launchOptions: { args: [...browserArgs], executablePath: process.env.BROWSER_PATH || undefined },
  },
})
