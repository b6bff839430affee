import { defineConfig, type Project } from 'playwright/test'
import { siteCount, takeWorkerSite } from '../scripts/lib/emulators/workerSite.ts'
import { browserArgs } from '../scripts/lib/tests/browser.ts'
import { plainFiles } from './e2e/conditions.ts'
import type { TestOptions } from './e2e/support/studio.ts'
import { conditionNames } from './support/conditions.ts'

takeWorkerSite()

const long = '**/e2e/long/**'
/** Every test runs plain and under the one condition assigned to it; or under all conditions, one after the other. */
const daily: Project<TestOptions>[] = [
  { name: 'plain' },
  { name: 'condition', use: { condition: 'assigned' }, testIgnore: [long, ...plainFiles] },
]
/** On the slow network a list appears after some twenty responses, each 1.5 s late. */
const patience = { timeout: 300_000, expect: { timeout: 60_000 } }
const every = conditionNames.map(
  (condition): Project<TestOptions> => ({
    name: condition,
    use: { condition },
    testIgnore: [long, ...plainFiles],
    ...(condition === 'slow' && patience),
  }),
)
const forDays = process.env.TEST_CONDITIONS ? every : daily

export default defineConfig<TestOptions>({
  projects: process.env.TEST_LONG ? [{ name: 'plain' }] : forDays,
  testDir: 'e2e',
  // With TEST_LONG only the long tests run, otherwise only the others.
  testMatch: process.env.TEST_LONG ? '**/e2e/long/*.spec.ts' : '**/*.spec.ts',
  testIgnore: process.env.TEST_LONG ? [] : long,
  outputDir: '../.logs/e2e',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // Each worker has its own site and store, so tests may change them freely.
  workers: siteCount,
  // Retries only in CI, where nobody can start the tests again; the output names the retried tests.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Failures are listed at the end. Until then a terminal shows the current test, and a log shows one dot per test.
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: '../.logs/e2e.json' }]],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://127.0.0.1:5000',
    locale: 'es-CO',
    // A service worker fetches the whole site on each test's first visit, so only tests about it enable it.
    serviceWorkers: 'block',
    // The hero's animation takes half a core, so only tests about motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a tenth of the run: `npm run test:e2e -- <file> --trace on` records.
    trace: 'on-first-retry',
    // Without a path Playwright uses the browser that it has downloaded.
    launchOptions: { args: [...browserArgs], executablePath: process.env.BROWSER_PATH || undefined },
  },
})
