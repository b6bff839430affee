import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArgs } from '../scripts/lib/tests/browser.ts'
import { fakeFirebase, filmServer } from './components/plugin.ts'

/**
 * Test files on the emulators run in parallel: each has its own Firebase project, or shares one without interference.
 * On a busy machine a function's first process takes long to start.
 */
const onEmulators = { testTimeout: 120_000, hookTimeout: 120_000, sequence: { groupOrder: 1 } }
/** The rules' table has a test for each question; many run in parallel to keep the emulator busy. */
const onRules = { ...onEmulators, maxWorkers: 2, maxConcurrency: 16 }
/** The functions' tests mostly wait: for the next second, in which a token is issued, or for a process to start. */
const onFunctions = { ...onEmulators, maxWorkers: 3 }

/** Returns the test files of a level; with TEST_LONG only the long ones, otherwise only the others. */
const filesOf = (level: string) => ({
  include: [`tests/${level}/${process.env.TEST_LONG ? 'long/' : ''}**/*.test.{ts,tsx}`],
  exclude: process.env.TEST_LONG ? [] : [`tests/${level}/long/**`],
})

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  // Prebundled packages differ between development and production builds.
  cacheDir: `node_modules/.vite/${process.env.NODE_ENV ?? 'development'}`,
  test: {
    environment: 'node',
    projects: [
      {
        // Components run in a real Chromium, on a fake Firebase.
        extends: true,
        plugins: [react(), fakeFirebase, filmServer],
        publicDir: fileURLToPath(new URL('../web/public', import.meta.url)),
        // If Vite discovered these packages only during a test, it would reload the page.
        optimizeDeps: { include: ['firebase/functions', 'mediabunny', 'hls.js/light'] },
        test: {
          name: 'components',
          ...filesOf('components'),
          setupFiles: ['tests/components/support/setup.ts'],
          // One page per worker runs all its files: loading the console for each file took a quarter of the time.
          isolate: false,
          maxWorkers: 3,
          // On a busy machine the first test of a file waits for its code.
          testTimeout: 90_000,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Selects tests by part of a name, ignoring case, as Playwright does.
            locators: { exact: false },
            provider: playwright({
              actionTimeout: 20_000,
              launchOptions: { args: [...browserArgs], executablePath: process.env.BROWSER_PATH || undefined },
              contextOptions: { locale: 'es-CO', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{domain,scripts,tools,tests/support,tests/devices}/**/*.test.ts',
            'web/{build,src}/**/*.test.{ts,tsx}',
          ],
          // Files share modules, and the first one that opens a database decides whether the browser has any.
          setupFiles: ['fake-indexeddb/auto'],
          // Pure functions have no state; a process for each file took six times as long.
          isolate: false,
        },
      },
      // Whole commands as child processes, each against its own fake of Google.
      {
        extends: true,
        test: {
          name: 'deploy',
          ...filesOf('deploy'),
          testTimeout: 180_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // Calls to Google are retried at once, instead of over several minutes.
          env: { DEPLOY_PAUSE_MS: '1' },
        },
      },
      { extends: true, test: { name: 'rules', ...filesOf('rules'), ...onRules } },
      { extends: true, test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], ...onFunctions } },
    ],
  },
})
